import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../../../pages/Admin/PaymentsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/payments')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: PaymentsPage,
})
