import { createFileRoute } from '@tanstack/react-router'
import { VideosPage } from '../../../pages/Admin/VideosPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_site/admin/videos')({
  staticData: { page: { texts: [adminText], audience: 'admin' } },
  component: VideosPage,
})
