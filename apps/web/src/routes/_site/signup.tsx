import { createFileRoute } from '@tanstack/react-router'
import { SignupPage } from '../../pages/Signup/Page'
import { readReturn } from '../../session'

export const Route = createFileRoute('/_site/signup')({
  validateSearch: readReturn,
  component: function Signup() {
    const { returnTo } = Route.useSearch()
    return <SignupPage returnTo={returnTo ?? '/'} />
  },
})
