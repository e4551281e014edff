import type { ScoreReportCheck } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useScoreReportsText } from '../../text/scoreReports'
import * as css from './Page.css'
import { useDates } from '../../../shared/language'

export interface ScoreReportFactsProps {
  scoreReport: NonNullable<ScoreReportCheck['scoreReport']>
  /** The present marks, if they differ. */
  corrected: ScoreReportCheck['corrected']
  /** The learner's name; '' if it is hidden. */
  name: string
}

export const ScoreReportFacts = ({ scoreReport, corrected, name }: ScoreReportFactsProps) => {
  const { facts: text } = useScoreReportsText()
  const { scoreReportMoment } = useDates()
  const { totalPossibleMarks, timeTaken, unrankedReason } = scoreReport
  const marks = ({ totalScore, percentageScore }: NonNullable<ScoreReportCheck['corrected']>) => (
    <strong>{text.marksOf(totalScore, totalPossibleMarks, percentageScore)}</strong>
  )
  return (
    <Stack gap={12}>
      <dl className={css.facts} aria-label={text.label}>
        <Fact term={text.number}>
          <span className={css.letters}>{scoreReport.number}</span>
        </Fact>
        <Fact term={text.name}>
          {name === '' ? (
            <Text as="span" tone="muted">
              {text.hidden}
            </Text>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Fact>
        <Fact term={text.paper}>{`${scoreReport.topic} (${text.version(scoreReport.version)})`}</Fact>
        <Fact term={text.attempt}>{scoreReport.attempt}</Fact>
        <Fact term={text.marks}>{marks(scoreReport)}</Fact>
        {corrected !== undefined && <Fact term={text.correctedMarks}>{marks(corrected)}</Fact>}
        <Fact term={text.start}>{scoreReportMoment(scoreReport.startTime)}</Fact>
        <Fact term={text.end}>{scoreReportMoment(scoreReport.timestamp)}</Fact>
        <Fact term={text.timeTaken}>{text.time(Math.floor(timeTaken / 60), timeTaken % 60)}</Fact>
        <Fact term={text.received}>{scoreReportMoment(scoreReport.receivedAt)}</Fact>
        <Fact term={text.ranking}>{unrankedReason === undefined ? text.ranked : text.practice[unrankedReason]}</Fact>
        <Fact term={text.issued}>{scoreReportMoment(scoreReport.issuedAt)}</Fact>
        <Fact term={text.signature}>
          {text.signedBy(scoreReport.keyNumber)}
          <Text size="sm" tone="muted">
            <span className={css.letters}>{scoreReport.signature}</span>
          </Text>
        </Fact>
      </dl>
      <Text size="sm" tone="muted">
        {text.clocks}
      </Text>
    </Stack>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
