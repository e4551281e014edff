import { videosQuery } from '@naru/api/queries'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '@naru/app-shell/api'
import { VideosPage } from '../../../videos/VideosPage'
import { studentText } from '../../../frame/text/student'

export const Route = createFileRoute('/_site/_student/videos')({
  staticData: {
    page: {
      texts: [studentText],
      audience: 'learner',
      preload: ['/api/videos'],
      navigation: { label: 'videos', icon: 'video', side: 5 },
    },
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(videosQuery(api))
  },
  component: VideosPage,
})
