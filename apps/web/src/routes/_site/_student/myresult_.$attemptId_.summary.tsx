import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { ResultSummaryPage } from '../../../results/summary/ResultSummaryPage'
import { analysisText } from '../../../results/text/analysis'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId_/summary')({
  staticData: {
    page: {
      texts: [analysisText, examText, practiceText],
      audience: 'learner',
      under: '/myresult',
      preload: ['/api/results/$attemptId/analysis'],
    },
  },
  component: function Summary() {
    const { attemptId } = Route.useParams()
    return <ResultSummaryPage key={attemptId} attemptId={attemptId} />
  },
})
