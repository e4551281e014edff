import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../account/profile/ProfilePage'
import { myDataText } from '../../../account/text/myData'
import { purchasesText } from '../../../plans/text/purchases'
import { sessionsText } from '../../../account/text/sessions'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/profile')({
  staticData: { page: { texts: [myDataText, purchasesText, sessionsText, studentText], audience: 'learner' } },
  component: ProfilePage,
})
