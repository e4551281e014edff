import type { TestStatistics } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Card } from '@naru/ui/Card'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { flagLabel } from '../../format/statisticsFlag'
import { useStatisticsText } from '../../text/statistics'
import { Bar } from './Bar'
import { Facts } from './Facts'
import { numberLabel, shareOf } from './statistics'

/** Props of StatisticsSummary. */
export interface StatisticsSummaryProps {
  test: TestStatistics
  attempts: number
  /** Number of questions. */
  questions: number
}

/** The statistics of the whole paper, each with what it tells, and the distribution of scores. */
export const StatisticsSummary = ({ test, attempts, questions }: StatisticsSummaryProps) => {
  const text = useStatisticsText()
  const percent = (value: number) => text.percent(numberLabel(value))
  const right = (value: number) => text.ofQuestions(numberLabel(value, 1), questions)
  const label = (value: number | undefined, format: (known: number) => string) =>
    value === undefined ? text.unknown : format(value)
  const values = {
    attempts: String(attempts),
    mean: right(test.mean),
    median: right(test.median),
    deviation: label(test.deviation, (value) => numberLabel(value, 1)),
    consistency: label(test.consistency, percent),
    standardError: label(test.standardError, (value) => `± ${numberLabel(value, 1)}`),
    skewness: label(test.skewness, (value) => numberLabel(value, 2)),
    kurtosis: label(test.kurtosis, (value) => numberLabel(value, 2)),
  }
  const { attempts: counted, mean, median, deviation, consistency, standardError, skewness, kurtosis } = text.facts
  return (
    <Card as="section" aria-labelledby="paper">
      <Stack gap={16}>
        <Heading level={2} size="xl" id="paper">
          {text.paper}
        </Heading>
        {test.flags.length > 0 && (
          <Alert tone="warning" role="none" title={text.paperFlags}>
            {test.flags.map((flag) => (
              <p key={flag.text}>{flagLabel(flag, text.paperFlag)}</p>
            ))}
          </Alert>
        )}
        <Facts
          facts={[
            { ...counted, value: values.attempts },
            { ...mean, value: values.mean },
            { ...median, value: values.median },
            { ...deviation, value: values.deviation },
            { ...consistency, value: values.consistency },
            { ...standardError, value: values.standardError },
            { ...skewness, value: values.skewness },
            { ...kurtosis, value: values.kurtosis },
          ]}
        />
        <Disclosure title={text.scores}>
          <Scores scores={test.scores} />
        </Disclosure>
      </Stack>
    </Card>
  )
}

const Scores = ({ scores }: Pick<TestStatistics, 'scores'>) => {
  const text = useStatisticsText()
  const most = Math.max(...scores.map(({ attempts }) => attempts))
  return (
    <Table label={text.scores}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{text.right}</TableHeaderCell>
          <TableHeaderCell>{text.learners}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {scores.map(({ right, attempts }) => (
          <TableRow key={right}>
            <TableRowHeader>{right}</TableRowHeader>
            <TableCell>
              {attempts}
              <Bar share={shareOf(attempts, most)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
