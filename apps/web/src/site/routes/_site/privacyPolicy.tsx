import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/privacyPolicy')({
  staticData: {
    page: { audience: 'public', prerender: true, offline: false, navigation: { label: 'privacyPolicy', footer: 5 } },
  },
  component: () => <LegalPage document={privacyPolicy} />,
})
