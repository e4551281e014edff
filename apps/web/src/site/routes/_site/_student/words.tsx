import { practiceTopicsQuery, wordPracticeQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { readWordSearch } from '../../../pages/Words/search'
import { practicePartsText } from '@naru/exam-kit/text'
import { WordsPage } from '../../../pages/Words/Page'
import { practiceText } from '../../../text/practice'
import { wordsText } from '../../../text/words'

export const Route = createFileRoute('/_site/_student/words')({
  staticData: {
    page: {
      texts: [practiceText, practicePartsText, wordsText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      navigation: { label: 'words', icon: 'book', practice: 2 },
      preload: ['/api/practice/topics', '/api/results/mine'],
      budget: 180.5,
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
