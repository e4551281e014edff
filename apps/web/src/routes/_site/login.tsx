import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../../account/LoginPage'
import { readReturn } from '@naru/app-shell/authSession'
import { documentOf } from '@naru/app-shell/navigation/documentNavigation'

export const Route = createFileRoute('/_site/login')({
  staticData: { page: { audience: 'visitor', prerender: true, offline: true } },
  validateSearch: readReturn,
  beforeLoad: ({ context, search }) => {
    if (context.authSession.getState().status === 'loggedIn') {
      const href = search.returnTo ?? '/'
      throw redirect({ href, reloadDocument: documentOf(href) !== 'site' })
    }
  },
  component: function Login() {
    const { returnTo } = Route.useSearch()
    return <LoginPage returnTo={returnTo ?? '/'} />
  },
})
