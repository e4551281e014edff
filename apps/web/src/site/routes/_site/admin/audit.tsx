import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../../../pages/Admin/AuditPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/audit')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: AuditPage,
})
