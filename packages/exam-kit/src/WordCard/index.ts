export type { WordCardProps } from './props'
export { WordCard } from './WordCard'
export { WordEntry, type WordEntryProps } from './WordEntry'
export type { WordMode, WordOption, WordView } from './words'
