import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '../../results/scoreReport/VerifyPage'
import { scoreReportsText } from '../../results/text/scoreReports'

export const Route = createFileRoute('/_site/verify/')({
  staticData: { page: { texts: [scoreReportsText], audience: 'public', prerender: true, noindex: true } },
  component: () => <VerifyPage />,
})
