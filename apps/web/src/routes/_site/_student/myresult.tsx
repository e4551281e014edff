import { myResultsQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { MyResultPage } from '../../../results/MyResultPage'
import { usePrefetchPractice } from '../../../practice/pack/usePrefetchPractice'
import { analysisText } from '../../../results/text/analysis'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/myresult')({
  staticData: {
    page: {
      texts: [analysisText, studentText],
      audience: 'learner',
      offline: true,
      preload: ['/api/results/mine'],
      navigation: { label: 'results', icon: 'chart', practice: 3, bar: 4 },
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(myResultsQuery(api))
  },
  component: function MyResult() {
    usePrefetchPractice()
    return <MyResultPage />
  },
})
