import { createFileRoute } from '@tanstack/react-router'
import { recorderText } from '@naru/exam-kit/text'
import { MediaPage } from '../../../pages/Desk/MediaPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_site/desk/media')({
  staticData: { page: { texts: [deskText, deskMediaText, recorderText], audience: 'staff' } },
  component: MediaPage,
})
