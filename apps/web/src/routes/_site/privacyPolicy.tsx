import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/privacyPolicy')({
  component: () => <LegalPage document={privacyPolicy} />,
})
