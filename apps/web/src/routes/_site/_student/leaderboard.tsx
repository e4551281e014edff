import { examsQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { LeaderboardPage } from '../../../exams/leaderboard/LeaderboardPage'
import { examText } from '@naru/exam-kit/text'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/leaderboard')({
  staticData: {
    page: {
      texts: [examText, studentText],
      audience: 'learner',
      preload: ['/api/exams'],
      navigation: { label: 'leaderboard', icon: 'trophy', side: 4 },
      budget: 148,
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(examsQuery(api))
  },
  component: LeaderboardPage,
})
