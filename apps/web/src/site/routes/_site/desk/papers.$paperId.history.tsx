import { editorText } from '@naru/exam-kit/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '../../../pages/Desk/HistoryPage'
import { deskText } from '../../../text/desk'

export const Route = createFileRoute('/_site/desk/papers/$paperId/history')({
  staticData: { page: { texts: [deskText, editorText, examText], audience: 'staff', under: '/desk/papers' } },
  // Loaded with the page's code, so that no other page has it.
  loader: async ({ context: { queryClient }, params: { paperId } }) =>
    (await import('../../../pages/Desk/openedPaper')).loadOpenedPaper(queryClient, paperId),
  component: function History() {
    const { paperId } = Route.useParams()
    return <HistoryPage key={paperId} paperId={paperId} />
  },
})
