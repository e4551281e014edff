import type { StatisticsFlag } from '@naru/api'

/** What flags say, by their kind; some name an option. */
export type FlagTexts = Partial<Record<StatisticsFlag['kind'], string | ((option: number) => string)>>

/** @returns what a flag says; the server's sentence if it is of a kind that this page does not know */
export const flagLabel = ({ kind, option, text }: StatisticsFlag, texts: FlagTexts): string => {
  const words = texts[kind]
  if (typeof words !== 'function') return words ?? text
  return option === undefined ? text : words(option)
}
