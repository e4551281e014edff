import type { Practice } from '@naru/api'
import { minutesFor } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { partsOf } from './days'
import { usePracticeText } from './text/practice'

export interface TodayProps {
  /** Today's questions; undefined if they are not known. */
  pack: Practice | undefined
  /** Number of today's words. */
  words: number
}

/** Today's run, or why there is none. */
export const Today = ({ pack, words }: TodayProps) => {
  const t = usePracticeText()
  const questions = pack?.cards.length ?? 0
  return (
    <TitledCard title={t('today.title')} size="lg">
      {questions + words === 0 ? (
        pack && <Nothing pack={pack} />
      ) : (
        <>
          <Stack gap={4}>
            <Text size="xl" weight="bold">
              {t('today.ready', { questions, words, parts: partsOf({ questions, words }) })}
            </Text>
            <Text>{t('today.minutes', { minutes: minutesFor(questions, words) })}</Text>
            <Text tone="muted">{t('today.how')}</Text>
          </Stack>
          <div>
            <ButtonLink variant="primary" size="large" href="/practice/today">
              {t('today.start')}
            </ButtonLink>
          </div>
        </>
      )}
    </TitledCard>
  )
}

const Nothing = ({ pack: { answeredToday, choices } }: { pack: Practice }) => {
  const t = usePracticeText()
  if (answeredToday === 0 && choices.exams.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing name="paper" />}
        title={t('empty.noAttemptTitle')}
        action={
          <ButtonLink variant="primary" href="/exams">
            {t('empty.takePaper')}
          </ButtonLink>
        }
      >
        {t('empty.noAttempt')}
      </EmptyState>
    )
  }
  const [title, text] =
    answeredToday === 0 ? [t('empty.laterTitle'), t('empty.later')] : [t('empty.doneTitle'), t('empty.done')]
  return (
    <EmptyState drawing={<Drawing name="boat" />} title={title}>
      {text}
    </EmptyState>
  )
}
