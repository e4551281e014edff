import { createFileRoute } from '@tanstack/react-router'
import { termsAndConditions } from '../../content/legal'
import { LegalPage } from '../../pages/Legal/Page'

export const Route = createFileRoute('/_site/termsAndConditions')({
  component: () => <LegalPage document={termsAndConditions} />,
})
