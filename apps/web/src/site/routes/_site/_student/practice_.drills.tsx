import { practiceTopicsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../shared/api'
import { DrillsPage } from '../../../pages/Practice/DrillsPage'
import { readDrillFilter } from '../../../practice/filters'

export const Route = createFileRoute('/_site/_student/practice_/drills')({
  staticData: { page: { audience: 'learner', prerender: false, offline: false, under: '/practice' } },
  validateSearch: readDrillFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (Object.keys(deps).length === 0) void context.queryClient.prefetchQuery(practiceTopicsQuery(api))
  },
  component: function Drills() {
    const topic = Route.useSearch()
    return <DrillsPage key={JSON.stringify(topic)} topic={topic} />
  },
})
