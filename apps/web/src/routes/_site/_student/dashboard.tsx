import { todayQuery, userDataQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { usePrefetchPractice } from '../../../practice/pack/usePrefetchPractice'
import { analysisText } from '../../../results/text/analysis'
import { practiceText } from '../../../practice/text/practice'
import { studentText } from '../../../frame/text/student'
import { todayText } from '../../../today/text/today'
import { TodayPage } from '../../../today/TodayPage'

export const Route = createFileRoute('/_site/_student/dashboard')({
  staticData: {
    page: {
      texts: [analysisText, practiceText, studentText, todayText],
      audience: 'learner',
      offline: true,
      preload: ['/api/today'],
      navigation: { label: 'today', icon: 'calendar', side: 2, bar: 1 },
      budget: 150,
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(userDataQuery(api))
    void context.queryClient.prefetchQuery(todayQuery(api))
  },
  component: function Dashboard() {
    usePrefetchPractice()
    return <TodayPage />
  },
})
