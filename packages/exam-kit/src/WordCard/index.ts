export { secondsPerWord } from '../content/wordTime'
export { DraftMeaningsNote, type DraftMeaningsNoteProps } from './DraftMeaningsNote'
export { ListenButton, type ListenButtonProps } from './ListenButton'
export type { WordCardProps } from './props'
export { WordCard } from './WordCard'
export { WordEntry, type WordEntryProps } from './WordEntry'
export {
  askedMode,
  isRightAnswer,
  meaningIn,
  shuffledOptions,
  type WordMode,
  type WordOption,
  type WordView,
} from './words'
