import { createFileRoute } from '@tanstack/react-router'
import { PaymentReturnPage } from '../../pages/Payment/Page'
import { plansText } from '@naru/app-shell/text/plans'
import { purchasesText } from '../../text/purchases'

export const Route = createFileRoute('/_site/payment/success')({
  staticData: { page: { texts: [plansText, purchasesText], audience: 'public' } },
  component: () => <PaymentReturnPage outcome="success" />,
})
