import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../../pages/Profile/Page'
import { myDataText } from '../../../text/myData'
import { purchasesText } from '../../../text/purchases'
import { sessionsText } from '../../../text/sessions'
import { studentText } from '../../../text/student'

export const Route = createFileRoute('/_site/_student/profile')({
  staticData: { page: { texts: [myDataText, purchasesText, sessionsText, studentText], audience: 'learner' } },
  component: ProfilePage,
})
