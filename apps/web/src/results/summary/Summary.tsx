import type { AttemptAnalysis } from '@naru/api'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { meaningOf } from '../analysis/meaning'
import { AnalysisBars } from '../analysis/AnalysisBars'
import { ChangedAnswers } from '../analysis/ChangedAnswers'
import { useAnalysisText } from '../text/analysis'
import * as css from './ResultSummary.css'
import { Plan } from './Plan'
import { useShare } from './useShare'

/** Marks, bars and plan of an attempt, which fit one sheet of paper. */
export const Summary = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  const { totalScore, totalPossibleMarks, percentageScore, weakest } = analysis
  const share = useShare(analysis)

  return (
    <>
      <Card as="section" aria-labelledby="result">
        <Stack gap={8}>
          <Heading level={2} size="lg" id="result">
            {t('page.result')}
          </Heading>
          <Text size="lg" weight="bold">
            {t('page.score', {
              score: totalScore,
              possible: totalPossibleMarks,
              percentage: Math.round(percentageScore),
            })}
          </Text>
          {meaningOf(analysis, t).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          <ChangedAnswers analysis={analysis} />
        </Stack>
      </Card>
      <AnalysisBars analysis={analysis} divisions={['sections', 'families']} />
      <Plan weakest={weakest} />
      <span className={css.screenOnly}>
        <Inline>
          <Button variant="primary" onPress={() => window.print()}>
            {t('page.print')}
          </Button>
          <Button onPress={() => void share()}>{t('page.share')}</Button>
        </Inline>
      </span>
    </>
  )
}
