import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../../pages/Login/Page'
import { readReturn } from '../../session'

export const Route = createFileRoute('/_site/login')({
  validateSearch: readReturn,
  beforeLoad: ({ context, search }) => {
    if (context.session.getState().status === 'loggedIn') throw redirect({ href: search.returnTo ?? '/' })
  },
  component: function Login() {
    const { returnTo } = Route.useSearch()
    return <LoginPage returnTo={returnTo ?? '/'} />
  },
})
