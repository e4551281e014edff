import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../../../pages/Admin/AuditPage'

export const Route = createFileRoute('/_site/admin/audit')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: AuditPage,
})
