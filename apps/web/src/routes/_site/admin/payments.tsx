import { createFileRoute } from '@tanstack/react-router'
import { PaymentsPage } from '../../../pages/Admin/PaymentsPage'

export const Route = createFileRoute('/_site/admin/payments')({ component: PaymentsPage })
