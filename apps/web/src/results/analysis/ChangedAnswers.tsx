import type { AttemptAnalysis } from '@naru/api'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Text } from '@naru/ui/Text'
import { reviewOfQuestion } from './links'
import { useAnalysisText } from '../text/analysis'

/** The questions that were changed from right to wrong, with links into the review; nothing if none is known. */
export const ChangedAnswers = ({ analysis }: { analysis: AttemptAnalysis }) => {
  const t = useAnalysisText()
  const { attemptId, changedToWrong = [] } = analysis
  if (changedToWrong.length === 0) return null
  return (
    <Inline gap={8}>
      <Text as="span">{t('changed')}</Text>
      {changedToWrong.map(({ questionId, number }) => (
        <Link key={questionId} href={reviewOfQuestion(attemptId, number)}>
          {t('question', { number })}
        </Link>
      ))}
    </Inline>
  )
}
