import { createFileRoute, Outlet } from '@tanstack/react-router'
import { fetchLetters } from '../../app/fetchLetters'
import { StudentNav } from '../../app/lazyStudentNav'
import { requireLogin, useSession } from '../../session'

export const Route = createFileRoute('/_site/_student')({
  beforeLoad: requireLogin,
  loader: async () => {
    fetchLetters()
    await StudentNav.preload?.()
  },
  component: function Student() {
    const { status } = useSession()
    // Between the end of a session and /login nothing of the learner's is shown or fetched.
    return status === 'loggedOut' ? null : <Outlet />
  },
})
