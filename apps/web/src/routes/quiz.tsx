import { createFileRoute, Outlet } from '@tanstack/react-router'
import { fetchLetters } from '../app/fetchLetters'
import { Waiting } from '../app/Waiting'
import { QuizFrame } from '../pages/Quiz/QuizFrame'
import { requireLogin } from '../session'

export const Route = createFileRoute('/quiz')({
  beforeLoad: requireLogin,
  loader: fetchLetters,
  component: Outlet,
  pendingComponent: () => (
    <QuizFrame>
      <Waiting />
    </QuizFrame>
  ),
})
