import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../../pages/Admin/PlansPage'
import { adminText } from '../../../text/admin'
import { plansText } from '@naru/app-shell/text/plans'

export const Route = createFileRoute('/_site/admin/plans')({
  staticData: { page: { texts: [adminText, plansText], audience: 'admin' } },
  component: PlansPage,
})
