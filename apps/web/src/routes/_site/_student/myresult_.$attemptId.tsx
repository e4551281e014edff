import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../../pages/MyResult/ReviewPage'

export const Route = createFileRoute('/_site/_student/myresult_/$attemptId')({
  component: function Review() {
    const { attemptId } = Route.useParams()
    return <ReviewPage key={attemptId} attemptId={attemptId} />
  },
})
