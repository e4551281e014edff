import { createFileRoute } from '@tanstack/react-router'
import { PlansPage } from '../../../money/PlansPage'
import { plansText } from '@naru/app-shell/text/plans'

export const Route = createFileRoute('/_staff/admin/plans')({
  staticData: { texts: [plansText] },
  component: PlansPage,
})
