import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireLogin, useSession } from '../../session'

export const Route = createFileRoute('/_site/_student')({
  beforeLoad: requireLogin,
  component: function Student() {
    const { status } = useSession()
    // Between the end of a session and /login nothing of the learner's is shown or fetched.
    return status === 'loggedOut' ? null : <Outlet />
  },
})
