import type { MyResult } from '@naru/api'
import { ScoreCurve, type ScoreFloor } from '@naru/exam-kit/ScoreCurve'
import { WholeNames, useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useDates, translated } from '@naru/app-shell/language'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useAnalysisText } from './text/analysis'
import * as css from './Scores.css'

type Score = Pick<MyResult, 'attemptId' | 'topic' | 'translations' | 'timestamp' | 'percentageScore'>

export interface ScoresProps {
  /** One or more results, the earliest first. */
  scores: readonly Score[]
  /** Lines across the curve. @default none */
  floors?: readonly ScoreFloor[]
  /** Below the curve. */
  children?: ReactNode
}

/** Results on their scale, the best and the latest of them in words. */
export const Scores = ({ scores: untranslated, floors = [], children }: ScoresProps) => {
  const t = useAnalysisText()
  const { shortDay } = useDates()
  const language = useLanguage()
  const scores = untranslated.map((score) => translated(score, language))
  const latest = scores.at(-1)
  const best = scores.reduce<Score | undefined>(
    (most, score) => (most === undefined || score.percentageScore >= most.percentageScore ? score : most),
    undefined,
  )
  return (
    <TitledCard title={t('scores.title')} size="lg">
      <div className={css.marks}>
        {best !== undefined && <Mark label={t('scores.best')} score={best} />}
        {latest !== undefined && <Mark label={t('scores.latest')} score={latest} />}
      </div>
      <ScoreCurve
        label={t('scores.title')}
        points={scores.map(({ attemptId, topic, timestamp, percentageScore }) => ({
          id: attemptId ?? timestamp,
          label: topic,
          day: shortDay(timestamp),
          percentage: Math.round(percentageScore),
        }))}
        floors={floors}
        text={{
          exam: t('scores.exam'),
          day: t('scores.day'),
          score: t('scores.score'),
          asTable: t('scores.asTable'),
        }}
      />
      {children}
    </TitledCard>
  )
}

const Mark = ({ label, score: { percentageScore, topic, timestamp } }: { label: string; score: Score }) => {
  const { shortDay } = useDates()
  return (
    <Stack gap={0}>
      <Text tone="muted" size="sm">
        {label}
      </Text>
      <Text size="xxl" weight="bold" tabular>
        {`${Math.round(percentageScore)} %`}
      </Text>
      <Text tone="muted" size="sm">
        <WholeNames>{`${topic} · ${shortDay(timestamp)}`}</WholeNames>
      </Text>
    </Stack>
  )
}
