import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '../../../messages/MessagesPage'

export const Route = createFileRoute('/_staff/admin/messages')({
  component: MessagesPage,
})
