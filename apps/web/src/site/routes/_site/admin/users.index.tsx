import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../../pages/Admin/UsersPage'

export const Route = createFileRoute('/_site/admin/users/')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: UsersPage,
})
