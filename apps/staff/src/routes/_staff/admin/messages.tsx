import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../../messages/MessagesPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/messages')({
  staticData: { texts: [adminText] },
  component: MessagesPage,
})
