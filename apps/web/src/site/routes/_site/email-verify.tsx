import { createFileRoute } from '@tanstack/react-router'
import { EmailVerifyPage } from '../../pages/EmailVerify/Page'
import { accountText } from '../../text/account'

export const Route = createFileRoute('/_site/email-verify')({
  staticData: { page: { texts: [accountText], audience: 'public', prerender: true } },
  component: EmailVerifyPage,
})
