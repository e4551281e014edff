import { userDataQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { DashboardPage } from '../../../pages/Dashboard/Page'

export const Route = createFileRoute('/_site/_student/dashboard')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(userDataQuery(api))
  },
  component: DashboardPage,
})
