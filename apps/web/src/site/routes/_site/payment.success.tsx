import { createFileRoute } from '@tanstack/react-router'
import { PaymentReturnPage } from '../../pages/Payment/Page'

export const Route = createFileRoute('/_site/payment/success')({
  staticData: { page: { audience: 'public', prerender: false, offline: false } },
  component: () => <PaymentReturnPage outcome="success" />,
})
