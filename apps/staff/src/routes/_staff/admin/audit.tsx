import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../../../audit/AuditPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/audit')({
  staticData: { texts: [adminText] },
  component: AuditPage,
})
