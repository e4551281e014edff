import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../../messages/MailsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/mails')({
  staticData: { texts: [adminText] },
  component: MailsPage,
})
