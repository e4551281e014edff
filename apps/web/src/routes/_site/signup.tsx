import { createFileRoute, redirect } from '@tanstack/react-router'
import { SignupPage } from '../../account/SignupPage'
import { readReturn } from '@naru/app-shell/authSession'
import { accountText } from '../../account/text/account'

export const Route = createFileRoute('/_site/signup')({
  staticData: { page: { texts: [accountText], audience: 'visitor', prerender: true } },
  validateSearch: readReturn,
  beforeLoad: ({ context }) => {
    if (context.authSession.getState().status === 'loggedIn') throw redirect({ to: '/' })
  },
  component: function Signup() {
    const { returnTo } = Route.useSearch()
    return <SignupPage returnTo={returnTo ?? '/'} />
  },
})
