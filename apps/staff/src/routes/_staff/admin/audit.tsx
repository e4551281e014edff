import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../../../audit/AuditPage'

export const Route = createFileRoute('/_staff/admin/audit')({
  component: AuditPage,
})
