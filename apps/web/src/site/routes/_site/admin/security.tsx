import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../../../pages/Admin/SecurityPage'
import { adminText } from '../../../text/admin'
import { twoStepText } from '@naru/app-shell/text/twoStep'

export const Route = createFileRoute('/_site/admin/security')({
  staticData: { page: { texts: [adminText, twoStepText], audience: 'admin' } },
  component: SecurityPage,
})
