import { practiceTopicsQuery, wordPracticeQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { readWordSearch } from '../../../words/search'
import { practicePartsText } from '@naru/exam-kit/text'
import { WordsPage } from '../../../words/WordsPage'
import { practiceText } from '../../../practice/text/practice'
import { wordsText } from '../../../words/text/words'

export const Route = createFileRoute('/_site/_student/words')({
  staticData: {
    page: {
      texts: [practiceText, practicePartsText, wordsText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      under: '/practice',
      navigation: { label: 'words', icon: 'book', practice: 2 },
      preload: ['/api/practice/topics', '/api/results/mine'],
      budget: 158,
    },
  },
  validateSearch: readWordSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(practiceTopicsQuery(api))
    void context.queryClient.prefetchQuery(wordPracticeQuery(api, deps))
  },
  component: function Words() {
    return <WordsPage search={Route.useSearch()} />
  },
})
