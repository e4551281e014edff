import type { WordCard as Card } from '@naru/api'
import { WordCard, type WordMode } from '@naru/exam-kit/WordCard'
import { askedMode, isRightAnswer, shuffledOptions } from '@naru/exam-kit/internal/WordCard'
import type { WordSound } from '@naru/exam-kit/internal/wordSound'
import { useCallback, useMemo, useState } from 'react'
import type { NewAnswer } from '../practice/answers/answerQueue'
import type { WordPreferences } from './wordPreferences'
import { useSoundKind } from './useWordSound'
import { withMedia } from './withMedia'

export interface WordStepProps {
  card: Card
  /** The learner's day, which decides the order of the options. */
  today: string
  sound: WordSound
  /** Language of the meanings, and the keyboard. */
  preferences: WordPreferences
  onPreferencesChange: (change: Partial<WordPreferences>) => void
  /** Called with the answer and whether it is right; needs a stable identity. */
  onAnswer: (answer: NewAnswer, isRight: boolean) => void
  onNext: () => void
}

export const WordStep = ({ card, today, sound, preferences, onPreferencesChange, onAnswer, onNext }: WordStepProps) => {
  const word = useMemo(() => withMedia(card.word), [card])
  const options = useMemo(() => shuffledOptions([word, ...card.choices], `${today}${word.id}`), [word, card, today])
  const kind = useSoundKind(sound, word)
  // A voice that loads late does not change how a word is asked that is already shown; one that fails does.
  const [first] = useState(() => askedMode(card.mode, kind))
  const [given, setGiven] = useState<{ answer: string; mode: WordMode }>()
  const mode = given?.mode ?? askedMode(first, kind)

  const give = useCallback(
    (answer: string) => {
      setGiven({ answer, mode })
      onAnswer({ kind: 'word', item: word.id, answer, mode }, isRightAnswer(word, mode, answer))
    },
    [word, mode, onAnswer],
  )
  return (
    <WordCard
      word={word}
      mode={mode}
      options={options}
      language={preferences.language}
      sound={kind}
      onPlay={() => sound.play(word)}
      answer={given?.answer ?? null}
      onAnswer={give}
      onNext={onNext}
      hasOwnKeyboard={preferences.hasOwnKeyboard}
      onKeyboardChange={(hasOwnKeyboard) => onPreferencesChange({ hasOwnKeyboard })}
      isNew={card.isNew}
      takesFocus
    />
  )
}
