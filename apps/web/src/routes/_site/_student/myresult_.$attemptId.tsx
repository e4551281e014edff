import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../../results/ReviewPage'
import { examText } from '@naru/exam-kit/text'
import { fairPlayText } from '@naru/app-shell/text/fairPlay'
import { studentText } from '../../../frame/text/student'
import { analysisText } from '../../../results/text/analysis'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId')({
  staticData: {
    page: {
      texts: [analysisText, examText, fairPlayText, practiceText, studentText],
      audience: 'learner',
      under: '/myresult',
      preload: ['/api/results/$attemptId'],
    },
  },
  component: function Review() {
    const { attemptId } = Route.useParams()
    return <ReviewPage key={attemptId} attemptId={attemptId} />
  },
})
