import { todayQuery, userDataQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { DashboardPage } from '../../../pages/Dashboard/Page'
import { usePrefetchPractice } from '../../../practice/usePrefetchPractice'
import { analysisText } from '../../../text/analysis'
import { practiceText } from '../../../text/practice'
import { studentText } from '../../../text/student'

export const Route = createFileRoute('/_site/_student/dashboard')({
  staticData: {
    page: {
      texts: [analysisText, practiceText, studentText],
      audience: 'learner',
      navigation: { label: 'dashboard', icon: 'dashboard', side: 2 },
      budget: 160.5,
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(userDataQuery(api))
    void context.queryClient.prefetchQuery(todayQuery(api))
  },
  component: function Dashboard() {
    usePrefetchPractice()
    return <DashboardPage />
  },
})
