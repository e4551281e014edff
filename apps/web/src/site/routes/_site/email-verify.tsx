import { createFileRoute } from '@tanstack/react-router'
import { EmailVerifyPage } from '../../pages/EmailVerify/Page'

export const Route = createFileRoute('/_site/email-verify')({
  staticData: { page: { audience: 'public', prerender: true, offline: false } },
  component: EmailVerifyPage,
})
