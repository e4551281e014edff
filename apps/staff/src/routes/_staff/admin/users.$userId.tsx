import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../../users/UserPage'
import { fairPlayText } from '@naru/app-shell/text/fairPlay'

export const Route = createFileRoute('/_staff/admin/users/$userId')({
  staticData: { texts: [fairPlayText] },
  component: function User() {
    const { userId } = Route.useParams()
    return <UserPage key={userId} userId={userId} />
  },
})
