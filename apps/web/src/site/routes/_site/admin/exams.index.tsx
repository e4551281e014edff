import { createFileRoute } from '@tanstack/react-router'
import { ExamsPage } from '../../../pages/Admin/ExamsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/exams/')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: ExamsPage,
})
