import { examQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { GuidelinesPage } from '../../../pages/Guidelines/Page'
import { getChosenExam } from '../../../state/chosenExam'

export const Route = createFileRoute('/_site/_student/guidelines')({
  loader: ({ context }) => {
    const examId = getChosenExam()
    if (examId !== undefined) void context.queryClient.prefetchQuery(examQuery(api, examId))
  },
  component: GuidelinesPage,
})
