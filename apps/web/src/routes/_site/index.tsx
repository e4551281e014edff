import { advertisementsQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { HomePage } from '../../public/home/HomePage'
import { homeText } from '../../public/text/home'

export const Route = createFileRoute('/_site/')({
  staticData: {
    page: {
      texts: [homeText],
      audience: 'public',
      prerender: true,
      offline: true,
      prefetch: ['/api/advertisements'],
      budget: 143,
      navigation: { label: 'home', icon: 'home', top: 1, side: 1, footer: 1 },
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(advertisementsQuery(api))
  },
  component: HomePage,
})
