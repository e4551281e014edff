import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/student.json'

/** Every sentence of the pages of learners that have no area of their own. */
export type StudentText = Translator<typeof english>

export const studentText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/student.json'))

/** @returns the sentences in the reader’s language */
export const useStudentText = (): StudentText => useAreaText(studentText)
