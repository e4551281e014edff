import { type WordPractice } from '@naru/api'
import { wordPracticeQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { minutesFor } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useWordsText } from './text/words'
import { choiceId } from './choice'
import type { WordSearch } from './search'
import { WordsFailed } from './WordsFailed'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'

export interface WordsToLearnProps {
  search: WordSearch
  /** Whether the learner is known, to whom the answers will belong. */
  isOwnerKnown: boolean
  onStart: (practice: WordPractice) => void
}

/** A run through the words of a choice; without a choice, the words of today. */
export const WordsToLearn = ({ search, isOwnerKnown, onStart }: WordsToLearnProps) => {
  const t = useWordsText()
  const practice = useQuery(wordPracticeQuery(api, search))

  if (practice.isPending || (practice.isSuccess && !isOwnerKnown)) {
    return <Pending label={t('loading')} height="9rem" />
  }
  if (practice.isError) return <WordsFailed query={practice} />
  const { words } = practice.data
  const isOfDay = choiceId(search) === ''
  if (words.length === 0) return isOfDay && <DayIsDone begun={practice.data.begunToday} onStart={onStart} />
  return (
    <TitledCard title={t('count', { words: words.length, minutes: minutesFor(0, words.length) })} size="lg">
      {isOfDay && <Text tone="muted">{t('inTodaysRun')}</Text>}
      <div>
        {isOfDay ? (
          <ButtonLink variant="primary" size="large" href="/practice/today">
            {t('todaysRun')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="large" onPress={() => onStart(practice.data)}>
            {t('start')}
          </Button>
        )}
      </div>
    </TitledCard>
  )
}

/** Says that the day's words are done, and offers further new ones while there are any. */
const DayIsDone = ({ begun, onStart }: { begun: number; onStart: WordsToLearnProps['onStart'] }) => {
  const t = useWordsText()
  const { data: more } = useQuery(wordPracticeQuery(api, { more: true }))
  const hasMore = more !== undefined && more.words.length > 0
  return (
    <EmptyState
      drawing={<Drawing name="boat" />}
      {...(hasMore && {
        action: <Button onPress={() => onStart(more)}>{t('learnMore', { words: more.words.length })}</Button>,
      })}
    >
      {begun > 0 ? t('begunToday', { words: begun }) : t('nothing')}
    </EmptyState>
  )
}
