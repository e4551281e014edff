import { checkStatisticsFileMutation, examStatisticsFile } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { toast } from '@naru/ui/Toast'
import { api } from '@naru/app-shell/api'
import { startDownload } from '@naru/app-shell/startDownload'
import { formatFailure } from '@naru/app-shell/formatFailure'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useAdminText } from '../text/admin'
import { useStatisticsText } from '../text/statistics'

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
