import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../../pages/Admin/MailsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/mails')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: MailsPage,
})
