import type { Practice } from '@naru/api'
import type { PracticeFilter } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { isChosen } from './pack/matchingCards'
import { usePracticeText } from './text/practice'

export interface TodayProps {
  pack: Practice
  filter: PracticeFilter
  /** Whether other questions are about to replace these. */
  isOutdated: boolean
  onStart: () => void
  onChoose: (filter: PracticeFilter) => void
}

/** The questions that are left for today, or why there are none. */
export const Today = (props: TodayProps) => {
  const t = usePracticeText()
  const { pack, filter, isOutdated, onStart } = props
  return (
    <TitledCard title={isChosen(filter) ? t('today.chosenTitle') : t('today.title')} size="lg">
      {pack.cards.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <>
          <Stack gap={4}>
            <Text size="lg">{t('today.ready', { count: pack.cards.length })}</Text>
            {pack.answeredToday > 0 && <Text tone="muted">{t('today.answered', { count: pack.answeredToday })}</Text>}
            <Text tone="muted">{t('today.how')}</Text>
          </Stack>
          <div>
            <Button variant="primary" size="large" isDisabled={isOutdated} onPress={onStart}>
              {t('today.start')}
            </Button>
          </div>
        </>
      )}
    </TitledCard>
  )
}

const Nothing = ({ pack: { answeredToday, choices }, filter, onChoose }: TodayProps) => {
  const t = usePracticeText()
  if (isChosen(filter)) {
    if (filter.early === true) return <Text>{t('empty.chosenNone')}</Text>
    return (
      <EmptyState
        title={t('empty.chosenTitle')}
        action={<Button onPress={() => onChoose({ ...filter, early: true })}>{t('empty.early')}</Button>}
      >
        {t('empty.chosen')}
      </EmptyState>
    )
  }
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
  const [title, words] =
    answeredToday === 0 ? [t('empty.laterTitle'), t('empty.later')] : [t('empty.doneTitle'), t('empty.done')]
  return (
    <EmptyState drawing={<Drawing name="boat" />} title={title}>
      {words}
    </EmptyState>
  )
}
