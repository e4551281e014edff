import { createFileRoute } from '@tanstack/react-router'
import { DrillsPage } from '../../../pages/Practice/DrillsPage'
import { readDrillFilter } from '../../../practice/filters'
import { practiceText } from '../../../text/practice'

export const Route = createFileRoute('/_site/_student/practice_/drills')({
  staticData: {
    page: {
      texts: [practiceText],
      audience: 'learner',
      offline: true,
      opensForPresentUser: true,
      under: '/practice',
      budget: 163,
    },
  },
  validateSearch: readDrillFilter,
  component: function Drills() {
    const topic = Route.useSearch()
    return <DrillsPage key={JSON.stringify(topic)} topic={topic} />
  },
})
