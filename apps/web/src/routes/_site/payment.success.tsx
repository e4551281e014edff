import { createFileRoute } from '@tanstack/react-router'
import { PaymentReturnPage } from '../../pages/Payment/Page'

export const Route = createFileRoute('/_site/payment/success')({
  component: () => <PaymentReturnPage outcome="success" />,
})
