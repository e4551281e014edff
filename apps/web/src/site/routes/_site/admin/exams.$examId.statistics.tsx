import { createFileRoute } from '@tanstack/react-router'
import { StatisticsPage } from '../../../pages/Admin/StatisticsPage'
import { adminText } from '../../../text/admin'
import { statisticsText } from '../../../text/statistics'

export const Route = createFileRoute('/_site/admin/exams/$examId/statistics')({
  staticData: { page: { texts: [adminText, statisticsText], audience: 'admin' } },
  component: function Statistics() {
    const { examId } = Route.useParams()
    return <StatisticsPage key={examId} examId={examId} />
  },
})
