import { createFileRoute } from '@tanstack/react-router'
import { ExamsPage } from '../../../pages/Admin/ExamsPage'

export const Route = createFileRoute('/_site/admin/exams')({ component: ExamsPage })
