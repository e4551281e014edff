import { examsQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { ExamsPage } from '../../../exams/ExamsPage'
import { examText } from '@naru/exam-kit/text'
import { purchasesText } from '../../../plans/text/purchases'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/exams')({
  staticData: {
    page: {
      texts: [examText, purchasesText, studentText],
      audience: 'learner',
      offline: true,
      preload: ['/api/exams'],
      navigation: { label: 'exams', icon: 'exam', top: 2, side: 3, bar: 2 },
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(examsQuery(api))
  },
  component: ExamsPage,
})
