import { createFileRoute } from '@tanstack/react-router'
import { recorderText } from '@naru/exam-authoring/text'
import { MediaPage } from '../../../media/MediaPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_staff/desk/media')({
  staticData: { texts: [deskText, deskMediaText, recorderText] },
  component: MediaPage,
})
