import { type ExamStatistics } from '@naru/api'
import { examStatisticsQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { EmptyState } from '@naru/ui/EmptyState'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { VersionChoice } from '../parts/VersionChoice'
import { useStatisticsText } from '../text/statistics'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { StatisticsExport } from './StatisticsExport'
import { StatisticsQuestions } from './StatisticsQuestions'
import { StatisticsSummary } from './StatisticsSummary'
import { useStatisticsAddress } from './useStatisticsAddress'

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
  const { attempts, areFlagged, isRecounting, test, questions } = statistics
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
          <StatisticsQuestions questions={questions} groups={test.groups} areFlagged={areFlagged} />
        </>
      )}
    </>
  )
}
