import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/student.json'

/** Every sentence of the pages of learners that have no area of their own. */
export const studentText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/student.json'))

/** @returns the sentences in the reader’s language */
export const useStudentText = () => useAreaText(studentText)
