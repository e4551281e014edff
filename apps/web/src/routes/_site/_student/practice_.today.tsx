import { wordPracticeQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { packQuery } from '../../../practice/pack/packQuery'
import { practiceText } from '../../../practice/text/practice'
import { TodayRun } from '../../../practice/TodayRun'

export const Route = createFileRoute('/_site/_student/practice_/today')({
  staticData: {
    page: {
      texts: [practiceText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      under: '/practice',
      budget: 154,
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(packQuery())
    void context.queryClient.prefetchQuery(wordPracticeQuery(api))
  },
  component: TodayRun,
})
