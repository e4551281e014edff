import type { WordCard as Card } from '@naru/api'
import { NewWord, WordCard } from '@naru/exam-kit/WordCard'
import { askedMode, shuffledOptions } from '@naru/exam-kit/internal/WordCard'
import { useMemo, useState } from 'react'
import { useSoundKind, useWordSound } from '../../words/useWordSound'
import { fileOf, withMedia } from '../../words/withMedia'
import { useWordPreferences } from '../../words/wordPreferences'
import type { StepProps } from './QuestionStep'
import { readClip, useClip } from './useClip'

export interface WordStepProps extends StepProps {
  card: Card
  ownerId: string
  /** Whether the word is shown, instead of asked. */
  isShown: boolean
}

export const WordStep = ({
  card,
  ownerId,
  isShown,
  seed,
  given,
  isAnswered,
  note,
  isLast,
  onAnswer,
  onNext,
}: WordStepProps) => {
  const sound = useWordSound()
  const [{ language, hasOwnKeyboard }, change] = useWordPreferences()
  const loaded = useMemo(() => withMedia(card.word), [card])
  // Read whole, so that the first card has a sound without a connection: what the run needs is stored after it has begun.
  const clip = useClip(ownerId, loaded.audio && fileOf(loaded.audio), readClip)
  const word = useMemo(
    () => (clip === '' ? loaded : { ...loaded, audio: loaded.audio?.replace(/^[^#]*/, clip) }),
    [loaded, clip],
  )
  const options = useMemo(() => shuffledOptions([word, ...card.choices], seed), [word, card, seed])
  const kind = useSoundKind(sound, word)
  // A voice that loads late does not change how a word is asked that is already shown; one that fails does.
  const [first] = useState(() => askedMode(card.mode, kind))
  const last = isAnswered ? given.at(-1) : undefined
  const mode = last?.mode ?? askedMode(first, kind)
  const shared = { word, language, sound: kind, onPlay: () => sound.play(word), onNext, takesFocus: true }
  if (isShown) return <NewWord {...shared} />
  return (
    <WordCard
      {...shared}
      mode={mode}
      options={options}
      answer={last?.answer ?? null}
      onAnswer={(answer) => onAnswer({ answer, mode })}
      note={note}
      isLast={isLast}
      hasOwnKeyboard={hasOwnKeyboard}
      onKeyboardChange={(isOwn) => change({ hasOwnKeyboard: isOwn })}
    />
  )
}
