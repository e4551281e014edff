import { createFileRoute } from '@tanstack/react-router'
import { ReceiptPage } from '../../../pages/Receipt/ReceiptPage'
import { receiptsText } from '../../../text/receipts'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId_/receipt')({
  staticData: {
    page: {
      texts: [receiptsText],
      audience: 'learner',
      prerender: false,
      offline: false,
      preload: ['/api/results/$attemptId/receipt'],
    },
  },
  component: function Receipt() {
    const { attemptId } = Route.useParams()
    return <ReceiptPage key={attemptId} attemptId={attemptId} />
  },
})
