import { examStatisticsQuery, type ExamStatistics } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { EmptyState } from '@naru/ui/EmptyState'
import { Select } from '@naru/ui/Select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { Loaded } from './Loaded'
import * as css from './Statistics.css'
import { StatisticsExport } from './StatisticsExport'
import { StatisticsQuestions } from './StatisticsQuestions'
import { StatisticsSummary } from './StatisticsSummary'
import { useStatisticsAddress } from './useStatisticsAddress'

/** Props of StatisticsPage. */
export interface StatisticsPageProps {
  examId: string
}

/** Item statistics of an exam, by version. */
export const StatisticsPage = ({ examId }: StatisticsPageProps) => {
  const { statistics: text } = useAdminText()
  const { version } = useStatisticsAddress()
  const statistics = useQuery({ ...examStatisticsQuery(api, examId, version), placeholderData: keepPreviousData })
  const { data } = statistics
  return (
    <AdminFrame
      title={data === undefined ? text.plainTitle : text.title(data.topic)}
      lead={text.lead}
      back={{ href: '/admin/exams', label: text.back }}
      action={data?.test !== undefined && <StatisticsExport examId={examId} version={data.version} />}
    >
      <Loaded query={statistics}>{(loaded) => <Statistics statistics={loaded} />}</Loaded>
    </AdminFrame>
  )
}

const Statistics = ({ statistics }: { statistics: ExamStatistics }) => {
  const { statistics: text } = useAdminText()
  const { attempts, areFlagged, isRecounting, test, questions } = statistics
  return (
    <>
      <VersionChoice statistics={statistics} />
      {isRecounting === true && <Alert role="none">{text.recounting}</Alert>}
      {test === undefined ? (
        isRecounting !== true && <EmptyState drawing={<Drawing name="reeds" />}>{text.none}</EmptyState>
      ) : (
        <>
          {!areFlagged && <Alert role="none">{text.few(attempts)}</Alert>}
          <StatisticsSummary test={test} attempts={attempts} questions={questions.length} />
          <StatisticsQuestions questions={questions} groups={test.groups} areFlagged={areFlagged} />
        </>
      )}
    </>
  )
}

/** The choice among versions with attempts, and the shown one; nothing if there is no other. */
const VersionChoice = ({ statistics: { version, versions, attempts } }: { statistics: ExamStatistics }) => {
  const { statistics: text } = useAdminText()
  const address = useStatisticsAddress()
  const all = versions.some((each) => each.version === version) ? versions : [{ version, attempts }, ...versions]
  if (all.length < 2) return null
  return (
    <div className={css.version}>
      <Select
        label={text.version}
        items={all.map((each) => ({
          id: String(each.version),
          label: text.versionOption(each.version, each.attempts),
        }))}
        value={String(address.version ?? version)}
        onChange={(chosen) => address.show({ version: Number(chosen) })}
      />
    </div>
  )
}
