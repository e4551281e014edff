import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../pages/ScoreReport/VerifyPage'
import { scoreReportsText } from '../../text/scoreReports'

export const Route = createFileRoute('/_site/verify/')({
  staticData: { page: { texts: [scoreReportsText], audience: 'public', prerender: true, noindex: true } },
  component: () => <VerifyPage />,
})
