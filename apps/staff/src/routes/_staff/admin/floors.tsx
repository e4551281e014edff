import { createFileRoute } from '@tanstack/react-router'
import { FloorsPage } from '../../../exams/FloorsPage'

export const Route = createFileRoute('/_staff/admin/floors')({
  component: FloorsPage,
})
