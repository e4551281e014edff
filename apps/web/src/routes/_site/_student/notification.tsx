import { createFileRoute } from '@tanstack/react-router'
import { NotificationPage } from '../../../account/NotificationPage'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/notification')({
  staticData: { page: { texts: [studentText], audience: 'learner' } },
  component: NotificationPage,
})
