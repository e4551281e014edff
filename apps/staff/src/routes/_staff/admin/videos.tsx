import { createFileRoute } from '@tanstack/react-router'
import { VideosPage } from '../../../catalogue/VideosPage'
import { adminText } from '../../../text/admin'

export const Route = createFileRoute('/_staff/admin/videos')({
  staticData: { texts: [adminText] },
  component: VideosPage,
})
