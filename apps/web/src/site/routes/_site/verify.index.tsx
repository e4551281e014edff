import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../pages/Receipt/VerifyPage'

export const Route = createFileRoute('/_site/verify/')({
  staticData: { page: { audience: 'public', prerender: true, offline: false, noindex: true } },
  component: () => <VerifyPage />,
})
