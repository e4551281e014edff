import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../../pages/Admin/UserPage'

export const Route = createFileRoute('/_site/admin/users/$userId')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: function User() {
    const { userId } = Route.useParams()
    return <UserPage key={userId} userId={userId} />
  },
})
