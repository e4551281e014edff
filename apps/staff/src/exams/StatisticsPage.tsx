import type { ExamStatistics } from '@naru/api'
import { checkStatisticsFileMutation, examStatisticsFile, examStatisticsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { startDownload } from '@naru/app-shell/startDownload'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { toast } from '@naru/ui/Toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { StatisticsQuestions } from './StatisticsQuestions'
import { StatisticsSummary, StatisticsTraining } from './StatisticsSummary'
import { useStatisticsAddress } from './useStatisticsAddress'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { VersionChoice } from '../parts/figures'
import { useAdminText } from '../text/admin'
import { useStatisticsText } from '../text/statistics'

export const StatisticsPage = ({ examId }: { examId: string }) => {
  const t = useStatisticsText()
  const { version } = useStatisticsAddress()
  const statistics = useQuery({ ...examStatisticsQuery(api, examId, version), placeholderData: keepPreviousData })
  const { data } = statistics
  return (
    <AdminFrame
      title={data === undefined ? t('plainTitle') : t('title', { topic: data.topic })}
      lead={t('lead')}
      back={{ href: '/admin/exams', label: t('back') }}
      action={data?.test !== undefined && <StatisticsExport examId={examId} version={data.version} />}
    >
      <Loaded query={statistics}>{(loaded) => <Statistics statistics={loaded} />}</Loaded>
    </AdminFrame>
  )
}

const Statistics = ({ statistics }: { statistics: ExamStatistics }) => {
  const t = useStatisticsText()
  const address = useStatisticsAddress()
  const { attempts, areFlagged, isRecounting, test, training, questions } = statistics
  return (
    <>
      <VersionChoice
        statistics={statistics}
        chosen={address.version}
        onChange={(version) => address.show({ version })}
      />
      {isRecounting === true && <Alert role="none">{t('recounting')}</Alert>}
      {test === undefined ? (
        isRecounting !== true && <EmptyState drawing={<Drawing name="reeds" />}>{t('none')}</EmptyState>
      ) : (
        <>
          {!areFlagged && <Alert role="none">{t('few', { attempts })}</Alert>}
          <StatisticsSummary test={test} attempts={attempts} questions={questions.length} />
          {training !== undefined && <StatisticsTraining training={training} />}
          <StatisticsQuestions questions={questions} groups={test.groups} areFlagged={areFlagged} />
        </>
      )}
    </>
  )
}

/** Downloads the statistics of a version, after two-step verification was given again if the server wants it. */
const StatisticsExport = ({ examId, version }: { examId: string; version: number }) => {
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
