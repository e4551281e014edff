import type { AttemptAnalysis } from '@naru/api'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { reviewOfQuestion } from '../../shared/links'
import { meaningOf } from './meaning'
import { useAnalysisText } from '../text/analysis'

/** What a score means, and the questions that were changed from right to wrong, with links into the review, as far as known. */
export const ScoreMeaning = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  const { attemptId, changedToWrong = [] } = analysis
  return (
    <Stack gap={8}>
      {meaningOf(analysis, t).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {changedToWrong.length > 0 && (
        <Inline gap={8}>
          <Text as="span">{t('changed')}</Text>
          {changedToWrong.map(({ questionId, number }) => (
            <Link key={questionId} href={reviewOfQuestion(attemptId, number)}>
              {t('question', { number })}
            </Link>
          ))}
        </Inline>
      )}
    </Stack>
  )
}
