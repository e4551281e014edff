import { createFileRoute } from '@tanstack/react-router'
import { ResultPage } from '../../../results/ResultPage'
import { examText } from '@naru/exam-kit/text'
import { studentText } from '../../../frame/text/student'
import { analysisText } from '../../../results/text/analysis'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId')({
  staticData: {
    page: {
      texts: [analysisText, examText, practiceText, studentText],
      audience: 'learner',
      under: '/myresult',
      preload: ['/api/results/$attemptId', '/api/results/$attemptId/analysis'],
    },
  },
  component: function Review() {
    const { attemptId } = Route.useParams()
    return <ResultPage key={attemptId} attemptId={attemptId} part="review" />
  },
})
