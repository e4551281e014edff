import { createFileRoute } from '@tanstack/react-router'
import { PaymentReturnPage } from '../../pages/Payment/Page'
import { plansText } from '../../text/plans'

export const Route = createFileRoute('/_site/payment/success')({
  staticData: { page: { texts: [plansText], audience: 'public', prerender: false, offline: false } },
  component: () => <PaymentReturnPage outcome="success" />,
})
