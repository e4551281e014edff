import type { ScoreReportCheck } from '@naru/api'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useScoreReportsText } from '../text/scoreReports'
import * as css from './ScoreReport.css'
import { useDates } from '@naru/app-shell/language'

export interface ScoreReportFactsProps {
  scoreReport: NonNullable<ScoreReportCheck['scoreReport']>
  /** The present marks, if they differ. */
  corrected: ScoreReportCheck['corrected']
  /** The learner's name; '' if it is hidden. */
  name: string
}

export const ScoreReportFacts = ({ scoreReport, corrected, name }: ScoreReportFactsProps) => {
  const t = useScoreReportsText()
  const { scoreReportMoment } = useDates()
  const { totalPossibleMarks, timeTaken, unrankedReason } = scoreReport
  const marks = ({ totalScore, percentageScore }: NonNullable<ScoreReportCheck['corrected']>) => (
    <strong>{t('facts.marksOf', { score: totalScore, total: totalPossibleMarks, percentage: percentageScore })}</strong>
  )
  return (
    <Stack gap={12}>
      <dl aria-label={t('facts.label')}>
        <Fact term={t('facts.number')}>
          <span className={css.letters}>{scoreReport.number}</span>
        </Fact>
        <Fact term={t('facts.name')}>
          {name === '' ? (
            <Text as="span" tone="muted">
              {t('facts.hidden')}
            </Text>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Fact>
        <Fact
          term={t('facts.paper')}
        >{`${scoreReport.topic} (${t('facts.version', { version: scoreReport.version })})`}</Fact>
        <Fact term={t('facts.attempt')}>{scoreReport.attempt}</Fact>
        <Fact term={t('facts.marks')}>{marks(scoreReport)}</Fact>
        {corrected !== undefined && <Fact term={t('facts.correctedMarks')}>{marks(corrected)}</Fact>}
        <Fact term={t('facts.start')}>{scoreReportMoment(scoreReport.startTime)}</Fact>
        <Fact term={t('facts.end')}>{scoreReportMoment(scoreReport.timestamp)}</Fact>
        <Fact term={t('facts.timeTaken')}>
          {t('facts.time', { minutes: Math.floor(timeTaken / 60), seconds: timeTaken % 60 })}
        </Fact>
        <Fact term={t('facts.received')}>{scoreReportMoment(scoreReport.receivedAt)}</Fact>
        <Fact term={t('facts.ranking')}>
          {unrankedReason === undefined ? t('facts.ranked') : t(`facts.practice.${unrankedReason}`)}
        </Fact>
        <Fact term={t('facts.issued')}>{scoreReportMoment(scoreReport.issuedAt)}</Fact>
        <Fact term={t('facts.signature')}>
          {t('facts.signedBy', { key: scoreReport.keyNumber })}
          <Text size="sm" tone="muted">
            <span className={css.letters}>{scoreReport.signature}</span>
          </Text>
        </Fact>
      </dl>
      <Text size="sm" tone="muted">
        {t('facts.clocks')}
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
