import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../pages/Profile/Page'

export const Route = createFileRoute('/_site/_student/profile')({
  staticData: { page: { audience: 'learner', prerender: false, offline: false } },
  component: ProfilePage,
})
