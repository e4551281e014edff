import { createFileRoute } from '@tanstack/react-router'
import { LeaveDialog } from '../pages/Quiz/LeaveDialog'
import { QuizPage } from '../pages/Quiz/Page'
import { chooseExam } from '../state/chosenExam'

export const Route = createFileRoute('/quiz/$examId')({
  beforeLoad: ({ params, preload }) => {
    if (!preload) chooseExam(params.examId)
  },
  component: function Quiz() {
    const { examId } = Route.useParams()
    return <QuizPage key={examId} examId={examId} LeaveGuard={LeaveDialog} />
  },
})
