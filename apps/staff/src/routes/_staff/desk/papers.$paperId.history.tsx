import { editorText } from '@naru/exam-authoring/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../papers/HistoryPage'
import { deskText } from '../../../text/desk'
import { openedPaperLoader } from '../../../papers/openedPaperLoader'

export const Route = createFileRoute('/_staff/desk/papers/$paperId/history')({
  staticData: { texts: [deskText, editorText, examText] },
  loader: openedPaperLoader,
  component: function History() {
    const { paperId } = Route.useParams()
    return <HistoryPage key={paperId} paperId={paperId} />
  },
})
