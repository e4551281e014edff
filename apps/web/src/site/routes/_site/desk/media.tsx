import { createFileRoute } from '@tanstack/react-router'
import { recorderText } from '@naru/exam-kit/text'
import { fetchLetters } from '../../../../shared/fetchLetters'
import { MediaPage } from '../../../pages/Desk/MediaPage'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_site/desk/media')({
  staticData: {
    page: { texts: [deskMediaText, recorderText], audience: 'staff', prerender: false, offline: false },
  },
  loader: () => fetchLetters(),
  component: MediaPage,
})
