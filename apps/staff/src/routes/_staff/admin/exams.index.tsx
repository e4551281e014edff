import { createFileRoute } from '@tanstack/react-router'
import { ExamsPage } from '../../../exams/ExamsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/exams/')({
  staticData: { texts: [adminText] },
  component: ExamsPage,
})
