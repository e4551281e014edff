import { createFileRoute } from '@tanstack/react-router'
import { StatisticsPage } from '../../../exams/StatisticsPage'
import { statisticsText } from '../../../text/statistics'

export const Route = createFileRoute('/_staff/admin/exams/$examId/statistics')({
  staticData: { texts: [statisticsText] },
  component: function Statistics() {
    const { examId } = Route.useParams()
    return <StatisticsPage key={examId} examId={examId} />
  },
})
