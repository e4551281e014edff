import type { ExamStatistics, TestStatistics, TrainingStatistics } from '@naru/api'
import { checkStatisticsFileMutation, examStatisticsFile, examStatisticsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { formatFailure } from '@naru/app-shell/requests/formatFailure'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { startDownload } from '@naru/app-shell/saveFile'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Disclosure } from '@naru/ui/Disclosure'
import { EmptyState } from '@naru/ui/EmptyState'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { StatisticsQuestions } from './StatisticsQuestions'
import { flagLabel, numberLabel, shareOf } from './statistics'
import { useStatisticsAddress } from './useStatisticsAddress'
import { AdminFrame } from '../frame/AdminFrame'
import { Loaded } from '../frame/Loaded'
import { DataTable } from '../parts/DataTable'
import { Bar, Facts, VersionChoice } from '../parts/figures'
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

interface StatisticsSummaryProps {
  test: TestStatistics
  attempts: number
  questions: number
}

type FactName = 'attempts' | 'mean' | 'median' | 'deviation' | 'consistency' | 'standardError' | 'skewness' | 'kurtosis'

/** The statistics of the whole paper, each with what it tells, and the distribution of scores. */
const StatisticsSummary = ({ test, attempts, questions }: StatisticsSummaryProps) => {
  const t = useStatisticsText()
  const percent = (value: number) => t('percent', { value: numberLabel(value) })
  const right = (value: number) => t('ofQuestions', { value: numberLabel(value, 1), questions })
  const label = (value: number | undefined, format: (known: number) => string) =>
    value === undefined ? t('unknown') : format(value)
  const fact = (name: FactName, value: string) => ({
    term: t(`facts.${name}.term`),
    help: t(`facts.${name}.help`),
    value,
  })
  const facts = [
    fact('attempts', String(attempts)),
    fact('mean', right(test.mean)),
    fact('median', right(test.median)),
    fact(
      'deviation',
      label(test.deviation, (value) => numberLabel(value, 1)),
    ),
    fact('consistency', label(test.consistency, percent)),
    fact(
      'standardError',
      label(test.standardError, (value) => `± ${numberLabel(value, 1)}`),
    ),
    fact(
      'skewness',
      label(test.skewness, (value) => numberLabel(value, 2)),
    ),
    fact(
      'kurtosis',
      label(test.kurtosis, (value) => numberLabel(value, 2)),
    ),
  ]
  return (
    <TitledCard title={t('paper')}>
      {test.flags.length > 0 && (
        <Alert tone="warning" role="none" title={t('paperFlags')}>
          {test.flags.map((flag) => (
            <p key={flag.text}>{flagLabel(flag, t, 'paperFlag')}</p>
          ))}
        </Alert>
      )}
      <Facts facts={facts} />
      <Disclosure title={t('scores')}>
        <Scores scores={test.scores} />
      </Disclosure>
    </TitledCard>
  )
}

/** Whether the listening trainer helps: those who trained against the others. */
const StatisticsTraining = ({ training }: { training: TrainingStatistics }) => {
  const t = useStatisticsText()
  const { sessions, right, trained, others, difference } = training
  const shareLabel = (share: typeof difference) =>
    share === undefined
      ? t('unknown')
      : t('training.share', {
          mean: numberLabel(share.mean, 1),
          from: numberLabel(share.from, 1),
          to: numberLabel(share.to, 1),
        })
  const group = (name: 'trained' | 'others', { learners, share }: typeof trained) => ({
    term: t(`training.${name}.term`),
    help: t(`training.${name}.help`, { learners }),
    value: shareLabel(share),
  })
  const fact = (name: 'sessions' | 'right' | 'difference', value: string) => ({
    term: t(`training.${name}.term`),
    help: t(`training.${name}.help`),
    value,
  })
  return (
    <TitledCard title={t('training.title')}>
      <Text>{t('training.lead')}</Text>
      <Facts
        facts={[
          fact('sessions', String(sessions)),
          fact('right', t('percent', { value: numberLabel(right, 1) })),
          group('trained', trained),
          group('others', others),
          fact('difference', shareLabel(difference)),
        ]}
      />
    </TitledCard>
  )
}

const Scores = ({ scores }: Pick<TestStatistics, 'scores'>) => {
  const t = useStatisticsText()
  const most = Math.max(...scores.map(({ attempts }) => attempts))
  return (
    <DataTable
      label={t('scores')}
      rows={scores}
      keyOf={({ right }) => right}
      columns={[
        { head: t('right'), isHeader: true, render: ({ right }) => right },
        {
          head: t('learners'),
          render: ({ attempts }) => (
            <>
              {attempts}
              <Bar share={shareOf(attempts, most)} />
            </>
          ),
        },
      ]}
    />
  )
}
