import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../../users/UsersPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/users/')({
  staticData: { texts: [adminText] },
  component: UsersPage,
})
