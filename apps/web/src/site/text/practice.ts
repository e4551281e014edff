import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/practice'

/** Every sentence of /practice and /practice/drills. */
export type PracticeText = Widened<typeof english>

export const practiceText = createTextArea<PracticeText>('practice', {
  en: () => import('./en/practice'),
  ko: () => import('./ko/practice'),
  si: () => import('./si/practice'),
  ta: () => import('./ta/practice'),
})

/** @returns the sentences in the reader’s language */
export const usePracticeText = (): PracticeText => useAreaText(practiceText)

/** @returns the name of a family, sector or kind of sound; a topic of a newer server by its id */
export const topicName = (names: Readonly<Record<string, string>>, id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : id
