import type { Practice } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Stack } from '@naru/ui/Stack'
import { translated } from '@naru/app-shell/language'
import { useLanguage } from '@naru/ui/language'
import { usePracticeText } from '../text/practice'

/** Tells which questions a corrected key has changed; nothing without one. */
export const Corrections = ({ corrections }: Pick<Practice, 'corrections'>) => {
  const t = usePracticeText()
  const language = useLanguage()
  if (corrections.length === 0) return null
  return (
    <Alert title={t('corrections.title')}>
      <Stack as="ul" gap={4}>
        {corrections
          .map((correction) => translated(correction, language))
          .map(({ topic, questionNumber, isRemoved }) => (
            <li key={`${topic} ${questionNumber}`}>
              {isRemoved
                ? t('corrections.removed', { topic, number: questionNumber })
                : t('corrections.changed', { topic, number: questionNumber })}
            </li>
          ))}
      </Stack>
    </Alert>
  )
}
