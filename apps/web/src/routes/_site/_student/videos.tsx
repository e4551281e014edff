import { videosQuery } from '@naru/api'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../app/api'
import { VideosPage } from '../../../pages/Videos/Page'

export const Route = createFileRoute('/_site/_student/videos')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(videosQuery(api))
  },
  component: VideosPage,
})
