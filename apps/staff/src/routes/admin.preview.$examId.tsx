import { examPreviewQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '../exams/PreviewPage'
import { adminText } from '../text/admin'
import { examText, rulesText } from '@naru/exam-kit/text'

// Outside the site's frame, like the exam room.
export const Route = createFileRoute('/admin/preview/$examId')({
  staticData: { texts: [adminText, examText, rulesText] },
  loader: ({ context: { queryClient }, params: { examId } }) =>
    queryClient.prefetchQuery(examPreviewQuery(api, examId)),
  component: function Preview() {
    const { examId } = Route.useParams()
    return <PreviewPage key={examId} examId={examId} />
  },
})
