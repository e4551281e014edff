import type { Practice, PracticeFilter } from '@naru/api'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TitledCard } from '../../parts/TitledCard'
import { isChosen } from '../../practice/matchingCards'
import { usePracticeText } from '../../text/practice'

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
  const { today: text } = usePracticeText()
  const { pack, filter, isOutdated, onStart } = props
  return (
    <TitledCard title={isChosen(filter) ? text.chosenTitle : text.title} size="lg">
      {pack.cards.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <>
          <Stack gap={4}>
            <Text size="lg">{text.ready(pack.cards.length)}</Text>
            {pack.answeredToday > 0 && <Text tone="muted">{text.answered(pack.answeredToday)}</Text>}
            <Text tone="muted">{text.how}</Text>
          </Stack>
          <div>
            <Button variant="primary" size="large" isDisabled={isOutdated} onPress={onStart}>
              {text.start}
            </Button>
          </div>
        </>
      )}
    </TitledCard>
  )
}

const Nothing = ({ pack: { answeredToday, choices }, filter, onChoose }: TodayProps) => {
  const { empty } = usePracticeText()
  if (isChosen(filter)) {
    if (filter.early === true) return <Text>{empty.chosenNone}</Text>
    return (
      <EmptyState
        title={empty.chosenTitle}
        action={<Button onPress={() => onChoose({ ...filter, early: true })}>{empty.early}</Button>}
      >
        {empty.chosen}
      </EmptyState>
    )
  }
  if (answeredToday === 0 && choices.exams.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing name="paper" />}
        title={empty.noAttemptTitle}
        action={
          <ButtonLink variant="primary" href="/exams">
            {empty.takePaper}
          </ButtonLink>
        }
      >
        {empty.noAttempt}
      </EmptyState>
    )
  }
  const [title, words] = answeredToday === 0 ? [empty.laterTitle, empty.later] : [empty.doneTitle, empty.done]
  return (
    <EmptyState drawing={<Drawing name="boat" />} title={title}>
      {words}
    </EmptyState>
  )
}
