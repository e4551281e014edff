import { examsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { ExamsPage } from '../../../pages/Exams/Page'

export const Route = createFileRoute('/_site/_student/exams')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(examsQuery(api))
  },
  component: ExamsPage,
})
