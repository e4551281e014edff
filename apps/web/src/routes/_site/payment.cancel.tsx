import { createFileRoute } from '@tanstack/react-router'
import { PaymentReturnPage } from '../../plans/purchases/PaymentReturnPage'
import { plansText } from '@naru/app-shell/text/plans'
import { purchasesText } from '../../plans/text/purchases'

export const Route = createFileRoute('/_site/payment/cancel')({
  staticData: { page: { texts: [plansText, purchasesText], audience: 'public' } },
  component: () => <PaymentReturnPage outcome="cancel" />,
})
