import { createFileRoute } from '@tanstack/react-router'
import { ListeningPage, ReviewedListeningPage } from '../../../practice/listening/ListeningPage'
import { readListeningSearch } from '../../../practice/pack/filters'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/practice_/listening')({
  staticData: {
    page: {
      texts: [practiceText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      under: '/practice',
      budget: 152,
    },
  },
  validateSearch: readListeningSearch,
  component: function Listening() {
    const { attempt, question } = Route.useSearch()
    return attempt !== undefined && question !== undefined ? (
      <ReviewedListeningPage key={`${attempt} ${question}`} attempt={attempt} question={question} />
    ) : (
      <ListeningPage />
    )
  },
})
