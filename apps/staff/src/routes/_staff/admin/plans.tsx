import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../../money/PlansPage'
import { adminText } from '../../../text/admin'
import { plansText } from '@naru/app-shell/text/plans'

export const Route = createFileRoute('/_staff/admin/plans')({
  staticData: { texts: [adminText, plansText] },
  component: PlansPage,
})
