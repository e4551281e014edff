import { createFileRoute } from '@tanstack/react-router'
import { ExamsPage } from '../../../exams/ExamsPage'

export const Route = createFileRoute('/_staff/admin/exams/')({
  component: ExamsPage,
})
