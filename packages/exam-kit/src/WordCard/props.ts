import type { ReactNode } from 'react'
import type { SoundKind } from '../wordSound'
import type { WordMode, WordOption, WordView } from './words'

export interface WordCardProps {
  /** The word that is asked. */
  word: WordView
  /** How it is asked. Not `listening` without a sound: see `askedMode`. */
  mode: WordMode
  /** The words to choose from in the order shown, with the asked one; not used in `typing`. */
  options: readonly WordOption[]
  /** Language of the meanings: `en`, `si` or `ta`. */
  language: string
  /** How the word is heard. */
  sound: SoundKind
  /** Called when the learner wants to hear the word. */
  onPlay: () => void
  /** The answer: an option's id, the typed text, or '' if the learner does not know; null before it is given. */
  answer: string | null
  /** Called with the answer; needs a stable identity. */
  onAnswer: (answer: string) => void
  /** Called when the learner goes on after the answer. */
  onNext: () => void
  /** Whether the learner types on a keyboard of the device instead of the one on the page. */
  hasOwnKeyboard: boolean
  /** Called when the learner chooses the other keyboard. */
  onKeyboardChange: (isOwn: boolean) => void
  /** Content below the verdict: when the word comes back. @default none */
  note?: ReactNode
  /** Whether nothing follows. @default false */
  isLast?: boolean | undefined
  /** Whether it takes the focus when it appears. @default false */
  takesFocus?: boolean
}
