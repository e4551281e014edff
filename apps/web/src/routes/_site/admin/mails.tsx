import { createFileRoute } from '@tanstack/react-router'
import { MailsPage } from '../../../pages/Admin/MailsPage'

export const Route = createFileRoute('/_site/admin/mails')({ component: MailsPage })
