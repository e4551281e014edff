import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../../pages/Admin/UserPage'
import { adminText } from '../../../text/admin'
import { fairPlayText } from '@naru/app-shell/text/fairPlay'

export const Route = createFileRoute('/_site/admin/users/$userId')({
  staticData: { page: { texts: [adminText, fairPlayText], audience: 'admin' } },
  component: function User() {
    const { userId } = Route.useParams()
    return <UserPage key={userId} userId={userId} />
  },
})
