import { createFileRoute } from '@tanstack/react-router'
import { NotificationPage } from '../../../pages/Notification/Page'

export const Route = createFileRoute('/_site/_student/notification')({
  staticData: { page: { audience: 'learner', prerender: false, offline: false } },
  component: NotificationPage,
})
