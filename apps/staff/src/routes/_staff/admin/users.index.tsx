import { createFileRoute } from '@tanstack/react-router'
import { UsersPage } from '../../../users/UsersPage'

export const Route = createFileRoute('/_staff/admin/users/')({
  component: UsersPage,
})
