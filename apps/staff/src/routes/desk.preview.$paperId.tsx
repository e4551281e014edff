import { editorText } from '@naru/exam-authoring/editor'
import { examText, rulesText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { DraftPreviewPage } from '../papers/DraftPreviewPage'
import { openedPaperLoader } from '../papers/openedPaperLoader'
import { deskText } from '../text/desk'

// Outside the site's frame, like the exam room.
export const Route = createFileRoute('/desk/preview/$paperId')({
  staticData: { texts: [deskText, editorText, examText, rulesText] },
  loader: openedPaperLoader,
  component: function Preview() {
    const { paperId } = Route.useParams()
    return <DraftPreviewPage key={paperId} paperId={paperId} />
  },
})
