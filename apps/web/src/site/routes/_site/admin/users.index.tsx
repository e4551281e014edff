import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../../pages/Admin/UsersPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/users/')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: UsersPage,
})
