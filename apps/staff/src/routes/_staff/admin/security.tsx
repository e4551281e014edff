import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../../../security/SecurityPage'
import { twoStepText } from '@naru/app-shell/text/twoStep'

export const Route = createFileRoute('/_staff/admin/security')({
  staticData: { texts: [twoStepText] },
  component: SecurityPage,
})
