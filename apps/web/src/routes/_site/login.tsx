import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../../pages/Login/Page'
import { safeReturnPath } from '../../session'

/** Where to go after logging in. */
interface LoginSearch {
  returnTo?: string
}

export const Route = createFileRoute('/_site/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const returnTo = safeReturnPath(search['returnTo'])
    return returnTo === '/' ? {} : { returnTo }
  },
  beforeLoad: ({ context, search }) => {
    if (context.session.getState().status === 'loggedIn') throw redirect({ href: search.returnTo ?? '/' })
  },
  component: function Login() {
    const { returnTo } = Route.useSearch()
    return <LoginPage returnTo={returnTo ?? '/'} />
  },
})
