import { createFileRoute } from '@tanstack/react-router'
import { FloorsPage } from '../../../exams/FloorsPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/floors')({
  staticData: { texts: [adminText] },
  component: FloorsPage,
})
