import { createFileRoute } from '@tanstack/react-router'
import { studentText } from '../../../frame/text/student'
import { ScoreReportPage } from '../../../results/scoreReport/ScoreReportPage'
import { scoreReportsText } from '../../../results/text/scoreReports'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId_/score-report')({
  staticData: {
    page: {
      texts: [scoreReportsText, studentText],
      audience: 'learner',
      under: '/myresult',
      preload: ['/api/results/$attemptId/score-report'],
    },
  },
  component: function ScoreReport() {
    const { attemptId } = Route.useParams()
    return <ScoreReportPage key={attemptId} attemptId={attemptId} />
  },
})
