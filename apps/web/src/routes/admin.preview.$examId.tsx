import { createFileRoute } from '@tanstack/react-router'
import { PreviewPage } from '../pages/Admin/PreviewPage'
import { requireLogin } from '../session'

// Outside the site's frame, as the exam room is.
export const Route = createFileRoute('/admin/preview/$examId')({
  beforeLoad: requireLogin,
  component: function Preview() {
    const { examId } = Route.useParams()
    return <PreviewPage key={examId} examId={examId} />
  },
})
