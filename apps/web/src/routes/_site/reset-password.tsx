import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../../pages/ResetPassword/Page'
import { readReturn } from '../../session'

export const Route = createFileRoute('/_site/reset-password')({
  validateSearch: readReturn,
  component: function ResetPassword() {
    const { returnTo } = Route.useSearch()
    return <ResetPasswordPage returnTo={returnTo ?? '/'} />
  },
})
