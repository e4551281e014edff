import { editorText } from '@naru/exam-authoring/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '../../../editor/EditorPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'
import { openedPaperLoader } from '../../../papers/openedPaperLoader'

export const Route = createFileRoute('/_staff/desk/papers/$paperId/')({
  staticData: {
    texts: [deskText, deskMediaText, editorText, examText],
  },
  loader: openedPaperLoader,
  component: function Editor() {
    const { paperId } = Route.useParams()
    return <EditorPage key={paperId} paperId={paperId} />
  },
})
