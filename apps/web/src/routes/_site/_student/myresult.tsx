import { myResultsQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { MyResultPage } from '../../../pages/MyResult/Page'

export const Route = createFileRoute('/_site/_student/myresult')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(myResultsQuery(api))
  },
  component: MyResultPage,
})
