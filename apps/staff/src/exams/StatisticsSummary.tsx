import type { TestStatistics, TrainingStatistics } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Disclosure } from '@naru/ui/Disclosure'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { flagLabel, numberLabel, shareOf } from './statistics'
import { DataTable } from '../parts/DataTable'
import { useStatisticsText } from '../text/statistics'
import { Bar, Facts } from '../parts/figures'

interface StatisticsSummaryProps {
  test: TestStatistics
  attempts: number
  questions: number
}

type FactName = 'attempts' | 'mean' | 'median' | 'deviation' | 'consistency' | 'standardError' | 'skewness' | 'kurtosis'

/** The statistics of the whole paper, each with what it tells, and the distribution of scores. */
export const StatisticsSummary = ({ test, attempts, questions }: StatisticsSummaryProps) => {
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
export const StatisticsTraining = ({ training }: { training: TrainingStatistics }) => {
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
