import type { TestStatistics } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Disclosure } from '@naru/ui/Disclosure'
import { TitledCard } from '../../parts/TitledCard'
import { flagLabel } from '../../format/statisticsFlag'
import { DataTable } from '../../parts/DataTable'
import { useStatisticsText } from '../../text/statistics'
import { Bar, Facts } from './figures'
import { numberLabel, shareOf } from './statistics'

interface StatisticsSummaryProps {
  test: TestStatistics
  attempts: number
  questions: number
}

/** The statistics of the whole paper, each with what it tells, and the distribution of scores. */
export const StatisticsSummary = ({ test, attempts, questions }: StatisticsSummaryProps) => {
  const text = useStatisticsText()
  const percent = (value: number) => text.percent(numberLabel(value))
  const right = (value: number) => text.ofQuestions(numberLabel(value, 1), questions)
  const label = (value: number | undefined, format: (known: number) => string) =>
    value === undefined ? text.unknown : format(value)
  const facts = [
    { ...text.facts.attempts, value: String(attempts) },
    { ...text.facts.mean, value: right(test.mean) },
    { ...text.facts.median, value: right(test.median) },
    { ...text.facts.deviation, value: label(test.deviation, (value) => numberLabel(value, 1)) },
    { ...text.facts.consistency, value: label(test.consistency, percent) },
    { ...text.facts.standardError, value: label(test.standardError, (value) => `± ${numberLabel(value, 1)}`) },
    { ...text.facts.skewness, value: label(test.skewness, (value) => numberLabel(value, 2)) },
    { ...text.facts.kurtosis, value: label(test.kurtosis, (value) => numberLabel(value, 2)) },
  ]
  return (
    <TitledCard title={text.paper}>
      {test.flags.length > 0 && (
        <Alert tone="warning" role="none" title={text.paperFlags}>
          {test.flags.map((flag) => (
            <p key={flag.text}>{flagLabel(flag, text.paperFlag)}</p>
          ))}
        </Alert>
      )}
      <Facts facts={facts} />
      <Disclosure title={text.scores}>
        <Scores scores={test.scores} />
      </Disclosure>
    </TitledCard>
  )
}

const Scores = ({ scores }: Pick<TestStatistics, 'scores'>) => {
  const text = useStatisticsText()
  const most = Math.max(...scores.map(({ attempts }) => attempts))
  return (
    <DataTable
      label={text.scores}
      rows={scores}
      keyOf={({ right }) => right}
      columns={[
        { head: text.right, isHeader: true, render: ({ right }) => right },
        {
          head: text.learners,
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
