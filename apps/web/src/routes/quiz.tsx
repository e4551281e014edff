import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Waiting } from '../app/Waiting'
import { QuizFrame } from '../pages/Quiz/QuizFrame'
import { requireLogin } from '../session'

export const Route = createFileRoute('/quiz')({
  beforeLoad: requireLogin,
  component: Outlet,
  pendingComponent: () => (
    <QuizFrame>
      <Waiting />
    </QuizFrame>
  ),
})
