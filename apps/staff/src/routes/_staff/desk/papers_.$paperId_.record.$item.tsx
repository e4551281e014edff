import { createFileRoute, redirect } from '@tanstack/react-router'
import { recorderText } from '@naru/exam-authoring/text'
import { RecorderPage } from '../../../recorder/RecorderPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_staff/desk/papers_/$paperId_/record/$item')({
  staticData: { texts: [deskText, deskMediaText, recorderText] },
  beforeLoad: ({ context: { openedAt }, preload, location }) => {
    // Only documents below /desk may use the microphone, and a document keeps its policy through client-side navigation.
    if (preload || openedAt === undefined || /^\/desk(\/|$)/.test(openedAt)) return
    throw redirect({ href: location.publicHref, reloadDocument: true, replace: true })
  },
  component: function Recorder() {
    const { paperId, item } = Route.useParams()
    return <RecorderPage key={`${paperId} ${item}`} paperId={paperId} item={item} />
  },
})
