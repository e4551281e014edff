import { advertisementsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../shared/api'
import { HomePage } from '../../pages/Home/Page'

export const Route = createFileRoute('/_site/')({
  staticData: {
    page: {
      audience: 'public',
      prerender: true,
      offline: true,
      prefetch: ['/api/advertisements'],
      budget: 149,
      navigation: { label: 'home', icon: 'home', top: 1, side: 1, footer: 1 },
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(advertisementsQuery(api))
  },
  component: HomePage,
})
