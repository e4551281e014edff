import { createTextArea, optionalText, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/practice.json'

/** Every sentence of /practice and the pages below it. */
export type PracticeText = Translator<typeof english>

export const practiceText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/practice.json'))

export const usePracticeText = (): PracticeText => useAreaText(practiceText)

/** @returns the name of a family, sector or kind of sound; a topic of a newer server by its id */
export const topicName = (t: PracticeText, kind: 'families' | 'sectors' | 'sounds', id: string): string =>
  optionalText(t, `${kind}.${id}`) ?? id
