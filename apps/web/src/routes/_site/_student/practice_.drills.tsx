import { createFileRoute } from '@tanstack/react-router'
import { DrillsPage } from '../../../practice/drills/DrillsPage'
import { readDrillFilter } from '../../../practice/pack/filters'
import { practiceText } from '../../../practice/text/practice'

export const Route = createFileRoute('/_site/_student/practice_/drills')({
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
  validateSearch: readDrillFilter,
  component: function Drills() {
    const topic = Route.useSearch()
    return <DrillsPage key={JSON.stringify(topic)} topic={topic} />
  },
})
