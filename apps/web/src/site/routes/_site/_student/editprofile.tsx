import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../../../pages/EditProfile/Page'
import { studentText } from '../../../text/student'

export const Route = createFileRoute('/_site/_student/editprofile')({
  staticData: { page: { texts: [studentText], audience: 'learner' } },
  component: EditProfilePage,
})
