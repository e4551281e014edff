import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../pages/Receipt/VerifyPage'
import { receiptsText } from '../../text/receipts'

export const Route = createFileRoute('/_site/verify/')({
  staticData: { page: { texts: [receiptsText], audience: 'public', prerender: true, offline: false, noindex: true } },
  component: () => <VerifyPage />,
})
