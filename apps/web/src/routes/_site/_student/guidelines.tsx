import { examQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { GuidelinesPage } from '../../../exams/GuidelinesPage'
import { getChosenExam } from '@naru/app-shell/state/chosenExam'
import { examText } from '@naru/exam-kit/text'
import { guidelinesText } from '../../../exams/text/guidelines'

export const Route = createFileRoute('/_site/_student/guidelines')({
  staticData: {
    page: {
      texts: [examText, guidelinesText],
      audience: 'learner',
      offline: true,
      under: '/exams',
      prefetchesExamRoom: true,
    },
  },
  loader: ({ context }) => {
    const examId = getChosenExam()
    if (examId !== undefined) void context.queryClient.prefetchQuery(examQuery(api, examId))
  },
  component: GuidelinesPage,
})
