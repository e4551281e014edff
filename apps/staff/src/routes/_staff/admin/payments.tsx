import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../../../money/PaymentsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/payments')({
  staticData: { texts: [adminText] },
  component: PaymentsPage,
})
