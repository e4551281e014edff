import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../../../pages/EditProfile/Page'

export const Route = createFileRoute('/_site/_student/editprofile')({
  staticData: { page: { audience: 'learner', prerender: false, offline: false } },
  component: EditProfilePage,
})
