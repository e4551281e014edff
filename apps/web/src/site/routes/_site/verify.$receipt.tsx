import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../pages/Receipt/VerifyPage'
import { receiptsText } from '../../text/receipts'

export const Route = createFileRoute('/_site/verify/$receipt')({
  staticData: { page: { texts: [receiptsText], audience: 'public', prerender: false, offline: false, noindex: true } },
  component: function Verify() {
    const { receipt } = Route.useParams()
    return <VerifyPage key={receipt} typed={receipt} />
  },
})
