import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../../pages/Admin/MessagesPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/messages')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: MessagesPage,
})
