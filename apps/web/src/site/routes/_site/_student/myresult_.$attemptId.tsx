import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../../pages/MyResult/ReviewPage'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId')({
  staticData: { page: { audience: 'learner', prerender: false, offline: false, preload: ['/api/results/$attemptId'] } },
  component: function Review() {
    const { attemptId } = Route.useParams()
    return <ReviewPage key={attemptId} attemptId={attemptId} />
  },
})
