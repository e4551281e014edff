import { createFileRoute } from '@tanstack/react-router'
import { fetchFonts } from '@naru/app-shell/fetchFonts'
import { PreviewPage } from '../pages/Admin/PreviewPage'
import { adminText } from '../text/admin'
import { examText, rulesText } from '@naru/exam-kit/text'

// Outside the site's frame, like the exam room.
export const Route = createFileRoute('/admin/preview/$examId')({
  staticData: { page: { texts: [adminText, examText, rulesText], audience: 'admin' } },
  beforeLoad: () => {
    fetchFonts()
  },
  component: function Preview() {
    const { examId } = Route.useParams()
    return <PreviewPage key={examId} examId={examId} />
  },
})
