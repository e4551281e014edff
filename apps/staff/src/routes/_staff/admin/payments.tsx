import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../../../money/PaymentsPage'

export const Route = createFileRoute('/_staff/admin/payments')({
  component: PaymentsPage,
})
