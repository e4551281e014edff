import { type WordPractice } from '@naru/api'
import { wordPracticeQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { secondsPerWord } from '@naru/exam-kit/content'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useWordsText } from './text/words'
import { choiceId } from './choice'
import type { WordSearch } from './search'
import { WordsFailed } from './WordsFailed'
import { Pending } from '@naru/app-shell/parts/LoadState'

export interface TodayProps {
  search: WordSearch
  /** Whether the learner is known, to whom the answers will belong. */
  isOwnerKnown: boolean
  onStart: (practice: WordPractice) => void
}

export const Today = ({ search, isOwnerKnown, onStart }: TodayProps) => {
  const t = useWordsText()
  const practice = useQuery(wordPracticeQuery(api, search))

  if (practice.isPending || (practice.isSuccess && !isOwnerKnown)) {
    return <Pending label={t('loading')} height="9rem" />
  }
  if (practice.isError) return <WordsFailed query={practice} />
  const { words } = practice.data
  if (words.length === 0 && choiceId(search) !== '') return null
  if (words.length === 0) return <DayIsDone begun={practice.data.begunToday} onStart={onStart} />
  return (
    <Card as="section" aria-labelledby="words-today">
      <Stack gap={16} align="start">
        <Heading level={2} size="lg" id="words-today">
          {t('today')}
        </Heading>
        <Text tone="muted">
          {t('count', { words: words.length, minutes: Math.ceil((words.length * secondsPerWord) / 60) })}
        </Text>
        <Button variant="primary" size="large" onPress={() => onStart(practice.data)}>
          {t('start')}
        </Button>
      </Stack>
    </Card>
  )
}

/** Says that the day's words are done, and offers further new ones while there are any. */
const DayIsDone = ({ begun, onStart }: { begun: number; onStart: TodayProps['onStart'] }) => {
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
