import { checkStatisticsFileMutation, examStatisticsFile } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { toast } from '@naru/ui/Toast'
import { api } from '../../../shared/api'
import { startDownload } from '../../../shared/startDownload'
import { formatFailure } from '../../parts/formatFailure'
import { useSingleFlightMutation } from '../../parts/useSingleFlightMutation'
import { useAdminText } from '../../text/admin'
import { useStatisticsText } from '../../text/statistics'

/** Downloads the statistics of a version, after two-step verification was given again if the server wants it. */
export const StatisticsExport = ({ examId, version }: { examId: string; version: number }) => {
  const tAdmin = useAdminText()
  const tStatistics = useStatisticsText()
  const check = useSingleFlightMutation({
    ...checkStatisticsFileMutation(api, examId, version),
    onError: (error) => void toast.error(formatFailure(tAdmin, error)),
    onSuccess: () => startDownload(examStatisticsFile(examId, version)),
  })
  return (
    <Button iconStart="download" isPending={check.isPending} onPress={() => check.mutate()}>
      {tStatistics('export')}
    </Button>
  )
}
