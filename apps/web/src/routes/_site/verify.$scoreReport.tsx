import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../results/scoreReport/VerifyPage'
import { scoreReportsText } from '../../results/text/scoreReports'

export const Route = createFileRoute('/_site/verify/$scoreReport')({
  staticData: { page: { texts: [scoreReportsText], audience: 'public', noindex: true } },
  component: function Verify() {
    const { scoreReport } = Route.useParams()
    return <VerifyPage key={scoreReport} typed={scoreReport} />
  },
})
