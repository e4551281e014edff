import { createFileRoute } from '@tanstack/react-router'
import { LeaveDialog } from '../pages/Quiz/LeaveDialog'
import { QuizPage } from '../pages/Quiz/Page'
import { useChosenExam } from '../state/chosenExam'

export const Route = createFileRoute('/quiz/')({
  component: function Quiz() {
    return <QuizPage examId={useChosenExam()} LeaveGuard={LeaveDialog} />
  },
})
