import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../../../pages/Admin/PaymentsPage'

export const Route = createFileRoute('/_site/admin/payments')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: PaymentsPage,
})
