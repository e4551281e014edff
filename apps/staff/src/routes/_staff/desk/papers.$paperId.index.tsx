import { editorText } from '@naru/exam-authoring/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '../../../editor/EditorPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_staff/desk/papers/$paperId/')({
  staticData: {
    texts: [deskText, deskMediaText, editorText, examText],
  },
  // Loaded with the page's code, so that no other page has it.
  loader: {
    handler: async ({ context: { queryClient }, params: { paperId } }) =>
      (await import('../../../papers/openedPaper')).loadOpenedPaper(queryClient, paperId),
    // A page that returns must not begin with what it read before.
    staleReloadMode: 'blocking',
  },
  component: function Editor() {
    const { paperId } = Route.useParams()
    return <EditorPage key={paperId} paperId={paperId} />
  },
})
