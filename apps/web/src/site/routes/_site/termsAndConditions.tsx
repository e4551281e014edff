import { createFileRoute } from '@tanstack/react-router'
import { termsAndConditions } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/termsAndConditions')({
  staticData: {
    page: {
      audience: 'public',
      prerender: true,
      offline: false,
      navigation: { label: 'termsAndConditions', footer: 6 },
    },
  },
  component: () => <LegalPage document={termsAndConditions} />,
})
