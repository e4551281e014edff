import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../account/reset/ResetPasswordPage'
import { readReturn } from '@naru/app-shell/authSession'
import { accountText } from '../../account/text/account'

export const Route = createFileRoute('/_site/reset-password')({
  staticData: { page: { texts: [accountText], audience: 'public', prerender: true } },
  validateSearch: readReturn,
  component: function ResetPassword() {
    const { returnTo } = Route.useSearch()
    return <ResetPasswordPage returnTo={returnTo ?? '/'} />
  },
})
