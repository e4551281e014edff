import type { AttemptAnalysis } from '@naru/api'
import { Disclosure } from '@naru/ui/Disclosure'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow, TableRowHeader } from '@naru/ui/Table'
import { Text } from '@naru/ui/Text'
import { reviewOfQuestion } from '../../shared/links'
import { useAboutTime } from './useAboutTime'
import { useAnalysisText } from '../text/analysis'
import * as css from './QuestionTimes.css'

/** Most questions that the sentence names. */
const MOST_NAMED = 3
/** Every so many bars have a number. */
const NUMBERED = 5

/** How long each question was open: in words, as a bar chart, and as a table on request. Nothing if no time is known. */
export const QuestionTimes = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  const aboutTime = useAboutTime()
  const { attemptId, total, times = [] } = analysis
  if (times.length === 0) return null
  const longest = Math.max(...times.map(({ seconds }) => seconds), 1)
  const named = times
    .filter(({ isLong }) => isLong)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST_NAMED)
  const [first] = named
  return (
    <Stack gap={12}>
      <Heading level={3} size="md">
        {t('times.title')}
      </Heading>
      {first !== undefined && (
        <Text>
          {t('times.long', {
            count: named.length,
            number: first.number,
            time: aboutTime(first.seconds),
            questions: named
              .map(({ number, seconds }) => t('times.item', { number, time: aboutTime(seconds) }))
              .join(', '),
          })}
        </Text>
      )}
      <Text tone="muted">{t('times.lead')}</Text>
      {times.length < total && <Text tone="muted">{t('times.leftOut', { count: total - times.length })}</Text>}
      <div className={css.chart} aria-hidden>
        <span className={css.scale}>{aboutTime(longest)}</span>
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
      <Disclosure title={t('times.numbers')} headingLevel={4}>
        <Table label={t('times.title')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('times.question')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('times.time')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {times.map(({ questionId, number, seconds }) => (
              <TableRow key={questionId}>
                <TableRowHeader>
                  <Link href={reviewOfQuestion(attemptId, number)}>{number}</Link>
                </TableRowHeader>
                <TableCell align="end">{aboutTime(seconds)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Stack>
  )
}
