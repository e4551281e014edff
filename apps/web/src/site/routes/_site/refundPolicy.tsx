import { createFileRoute } from '@tanstack/react-router'
import { refundPolicy } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/refundPolicy')({
  staticData: {
    page: { audience: 'public', prerender: true, offline: false, navigation: { label: 'refundPolicy', footer: 7 } },
  },
  component: () => <LegalPage document={refundPolicy} />,
})
