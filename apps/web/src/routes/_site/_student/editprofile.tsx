import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../../../account/profile/EditProfilePage'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/editprofile')({
  staticData: { page: { texts: [studentText], audience: 'learner' } },
  component: EditProfilePage,
})
