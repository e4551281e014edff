import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../../pages/Admin/MailsPage'

export const Route = createFileRoute('/_site/admin/mails')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: MailsPage,
})
