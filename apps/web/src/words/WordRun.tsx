import type { WordPractice } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useCallback, useState } from 'react'
import { WaitingAnswers } from '../practice/answers/WaitingAnswers'
import type { NewAnswer } from '../practice/answers/answerQueue'
import { useAnswers } from '../practice/answers/answers'
import type { WordPreferences } from './wordPreferences'
import { useWordsText } from './text/words'
import { useWordSound } from './useWordSound'
import { WordResult } from './WordResult'
import { WordStep } from './WordStep'

export interface WordRunProps {
  /** The words of today, as they were when the learner started. */
  practice: WordPractice
  ownerId: string
  /** Language of the meanings, and the keyboard. */
  preferences: WordPreferences
  onPreferencesChange: (change: Partial<WordPreferences>) => void
  onEnd: () => void
}

/** The words of today one after the other, then the result. The missed ones can be practised again. */
export const WordRun = ({ practice, ownerId, preferences, onPreferencesChange, onEnd }: WordRunProps) => {
  const t = useWordsText()
  const sound = useWordSound()
  const [queue, answers] = useAnswers(ownerId)
  const [cards, setCards] = useState(practice.words)
  const [at, setAt] = useState(0)
  const [missed, setMissed] = useState<readonly string[]>([])
  const card = cards[at]
  const rejection = [...answers.outcomes.values()].find(({ status }) => status !== 200)?.message

  const take = useCallback(
    (answer: NewAnswer, isRight: boolean) => {
      queue.add(answer)
      if (!isRight) setMissed((before) => [...before, answer.item])
    },
    [queue],
  )
  const next = () => {
    sound.stop()
    setAt(at + 1)
  }
  const missedCards = cards.filter(({ word }) => missed.includes(word.id))

  return (
    <Stack gap={24}>
      <WaitingAnswers state={answers} />
      {rejection !== undefined && <Alert tone="warning">{t('rejected', { reason: rejection })}</Alert>}
      {card === undefined ? (
        <WordResult
          total={cards.length}
          missed={missedCards.map(({ word }) => word)}
          language={preferences.language}
          onAgain={() => {
            setCards(missedCards.map((each) => ({ ...each, isNew: false })))
            setMissed([])
            setAt(0)
          }}
          onEnd={onEnd}
        />
      ) : (
        <>
          <Inline justify="between">
            <Text tone="muted" tabular>
              {t('progress', { position: at + 1, total: cards.length })}
            </Text>
            <Button variant="quiet" onPress={onEnd}>
              {t('stop')}
            </Button>
          </Inline>
          <WordStep
            key={card.word.id}
            card={card}
            today={practice.today}
            sound={sound}
            preferences={preferences}
            onPreferencesChange={onPreferencesChange}
            onAnswer={take}
            onNext={next}
          />
        </>
      )}
    </Stack>
  )
}
