import { editorText } from '@naru/exam-authoring/editor'
import { examText, rulesText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { DraftPreviewPage } from '../papers/DraftPreviewPage'
import { deskText } from '../text/desk'

// Outside the site's frame, like the exam room.
export const Route = createFileRoute('/desk/preview/$paperId')({
  staticData: { texts: [deskText, editorText, examText, rulesText] },
  // Loaded with the page's code, so that no other page has it.
  loader: {
    handler: async ({ context: { queryClient }, params: { paperId } }) =>
      (await import('../papers/openedPaper')).loadOpenedPaper(queryClient, paperId),
    // A page that returns must not begin with what it read before.
    staleReloadMode: 'blocking',
  },
  component: function Preview() {
    const { paperId } = Route.useParams()
    return <DraftPreviewPage key={paperId} paperId={paperId} />
  },
})
