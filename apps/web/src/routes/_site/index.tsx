import { advertisementsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../app/api'
import { HomePage } from '../../pages/Home/Page'

export const Route = createFileRoute('/_site/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(advertisementsQuery(api))
  },
  component: HomePage,
})
