import { createFileRoute } from '@tanstack/react-router'
import { ExamsPage } from '../../../pages/Admin/ExamsPage'

export const Route = createFileRoute('/_site/admin/exams/')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: ExamsPage,
})
