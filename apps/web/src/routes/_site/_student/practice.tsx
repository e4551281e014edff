import { wordPracticeQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { PracticePage } from '../../../practice/PracticePage'
import { readPracticeFilter } from '../../../practice/pack/filters'
import { isChosen } from '../../../practice/pack/matchingCards'
import { packQuery } from '../../../practice/pack/packQuery'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/practice')({
  staticData: {
    page: {
      texts: [practiceText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      navigation: { label: 'practice', icon: 'training', practice: 1, bar: 3 },
      budget: 154,
    },
  },
  validateSearch: readPracticeFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(packQuery(deps))
    if (!isChosen(deps)) void context.queryClient.prefetchQuery(wordPracticeQuery(api))
  },
  component: function Practice() {
    return <PracticePage filter={Route.useSearch()} />
  },
})
