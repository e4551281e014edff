import { examsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { LeaderboardPage } from '../../../pages/Leaderboard/Page'

export const Route = createFileRoute('/_site/_student/leaderboard')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(examsQuery(api))
  },
  component: LeaderboardPage,
})
