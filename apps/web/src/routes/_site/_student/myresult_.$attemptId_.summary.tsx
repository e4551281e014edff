import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { studentText } from '../../../frame/text/student'
import { ResultPage } from '../../../results/ResultPage'
import { analysisText } from '../../../results/text/analysis'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId_/summary')({
  staticData: {
    page: {
      texts: [analysisText, examText, practiceText, studentText],
      audience: 'learner',
      under: '/myresult',
      preload: ['/api/results/$attemptId', '/api/results/$attemptId/analysis'],
    },
  },
  component: function Summary() {
    const { attemptId } = Route.useParams()
    return <ResultPage key={attemptId} attemptId={attemptId} part="summary" />
  },
})
