import { createFileRoute } from '@tanstack/react-router'
import { VideosPage } from '../../../catalogue/VideosPage'

export const Route = createFileRoute('/_staff/admin/videos')({
  component: VideosPage,
})
