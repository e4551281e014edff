import { createFileRoute } from '@tanstack/react-router'
import { NotificationPage } from '../../../pages/Notification/Page'
import { studentText } from '../../../text/student'

export const Route = createFileRoute('/_site/_student/notification')({
  staticData: { page: { texts: [studentText], audience: 'learner' } },
  component: NotificationPage,
})
