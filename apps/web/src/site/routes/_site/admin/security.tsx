import { createFileRoute } from '@tanstack/react-router'
import { SecurityPage } from '../../../pages/Admin/SecurityPage'

export const Route = createFileRoute('/_site/admin/security')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: SecurityPage,
})
