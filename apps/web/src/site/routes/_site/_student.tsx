import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useAuthState } from '../../../shared/authSession'
import { fetchLetters } from '../../../shared/fetchLetters'

export const Route = createFileRoute('/_site/_student')({
  staticData: { page: null },
  loader: async () => {
    fetchLetters()
    await import('../../frame/StudentNav')
  },
  component: function Student() {
    const { status } = useAuthState()
    // Between the end of a session and /login, shows and fetches nothing of the learner's.
    return status === 'loggedOut' ? null : <Outlet />
  },
})
