import { editorText } from '@naru/exam-authoring/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../papers/HistoryPage'
import { deskText } from '../../../text/desk'

export const Route = createFileRoute('/_staff/desk/papers/$paperId/history')({
  staticData: { texts: [deskText, editorText, examText] },
  // Loaded with the page's code, so that no other page has it.
  loader: {
    handler: async ({ context: { queryClient }, params: { paperId } }) =>
      (await import('../../../papers/openedPaper')).loadOpenedPaper(queryClient, paperId),
    // A page that returns must not begin with what it read before.
    staleReloadMode: 'blocking',
  },
  component: function History() {
    const { paperId } = Route.useParams()
    return <HistoryPage key={paperId} paperId={paperId} />
  },
})
