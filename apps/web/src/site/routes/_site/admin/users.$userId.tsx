import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../../pages/Admin/UserPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/users/$userId')({
  staticData: { page: { texts: [adminText], audience: 'admin', prerender: false, offline: false } },
  component: function User() {
    const { userId } = Route.useParams()
    return <UserPage key={userId} userId={userId} />
  },
})
