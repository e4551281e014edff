import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../../messages/MailsPage'

export const Route = createFileRoute('/_staff/admin/mails')({
  component: MailsPage,
})
