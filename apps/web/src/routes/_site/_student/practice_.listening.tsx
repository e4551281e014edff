import { createFileRoute } from '@tanstack/react-router'
import { ListeningPage } from '../../../practice/listening/ListeningPage'
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
  component: ListeningPage,
})
