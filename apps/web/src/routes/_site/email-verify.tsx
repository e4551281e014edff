import { createFileRoute } from '@tanstack/react-router'
import { EmailVerifyPage } from '../../account/EmailVerifyPage'
import { accountText } from '../../account/text/account'

export const Route = createFileRoute('/_site/email-verify')({
  staticData: { page: { texts: [accountText], audience: 'public', prerender: true } },
  component: EmailVerifyPage,
})
