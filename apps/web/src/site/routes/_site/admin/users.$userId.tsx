import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../../pages/Admin/UserPage'
import { adminText } from '../../../text/admin'
import { studentText } from '../../../text/student'

export const Route = createFileRoute('/_site/admin/users/$userId')({
  staticData: { page: { texts: [adminText, studentText], audience: 'admin' } },
  component: function User() {
    const { userId } = Route.useParams()
    return <UserPage key={userId} userId={userId} />
  },
})
