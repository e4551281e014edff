import type { AttemptAnalysis } from '@naru/api'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { reviewOfQuestion } from '../analysis/links'
import { useAnalysisText } from '../text/analysis'
import * as css from './QuestionTimes.css'

/** Most questions that the sentence names. */
const MOST_NAMED = 3
/** Every so many bars have a number. */
const NUMBERED = 5

/** How long each question was open: in words, as a bar chart, and as a table on request. Nothing if no time is known. */
export const QuestionTimes = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const { times: text } = useAnalysisText()
  const { attemptId, total, times = [] } = analysis
  if (times.length === 0) return null
  const longest = Math.max(...times.map(({ seconds }) => seconds), 1)
  const long = times.filter(({ isLong }) => isLong).toSorted((one, other) => other.seconds - one.seconds)
  return (
    <Stack gap={12}>
      <Heading level={3} size="md">
        {text.title}
      </Heading>
      {long.length > 0 && <Text>{text.long(long.slice(0, MOST_NAMED))}</Text>}
      <Text tone="muted">{text.lead}</Text>
      {times.length < total && <Text tone="muted">{text.leftOut(total - times.length)}</Text>}
      <div className={css.chart} aria-hidden>
        <span className={css.scale}>{text.length(longest)}</span>
        <div className={css.bars}>
          {times.map(({ questionId, number, seconds, isLong }, index) => (
            <span key={questionId} className={css.column}>
              <span
                className={css.bar[isLong ? 'long' : 'usual']}
                style={{ blockSize: `${(seconds / longest) * 100}%` }}
              />
              {(index === 0 || number % NUMBERED === 0) && <span className={css.number}>{number}</span>}
            </span>
          ))}
        </div>
      </div>
      <Disclosure title={text.numbers} headingLevel={4}>
        <Table label={text.title}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{text.question}</TableHeaderCell>
              <TableHeaderCell align="end">{text.time}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {times.map(({ questionId, number, seconds }) => (
              <TableRow key={questionId}>
                <TableRowHeader>
                  <Link href={reviewOfQuestion(attemptId, number)}>{number}</Link>
                </TableRowHeader>
                <TableCell align="end">{text.length(seconds)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Stack>
  )
}
