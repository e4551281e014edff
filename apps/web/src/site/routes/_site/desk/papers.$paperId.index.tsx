import { editorText } from '@naru/exam-kit/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { EditorPage } from '../../../pages/Desk/EditorPage'
import { deskText } from '../../../text/desk'
import { deskMediaText } from '../../../text/deskMedia'

export const Route = createFileRoute('/_site/desk/papers/$paperId/')({
  staticData: {
    page: { texts: [deskText, deskMediaText, editorText, examText], audience: 'staff', under: '/desk/papers' },
  },
  // Loaded with the page's code, so that no other page has it.
  loader: async ({ context: { queryClient }, params: { paperId } }) =>
    (await import('../../../pages/Desk/openedPaper')).loadOpenedPaper(queryClient, paperId),
  component: function Editor() {
    const { paperId } = Route.useParams()
    return <EditorPage key={paperId} paperId={paperId} />
  },
})
