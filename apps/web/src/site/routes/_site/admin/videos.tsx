import { createFileRoute } from '@tanstack/react-router'
import { VideosPage } from '../../../pages/Admin/VideosPage'

export const Route = createFileRoute('/_site/admin/videos')({
  staticData: { page: { audience: 'admin', prerender: false, offline: false } },
  component: VideosPage,
})
