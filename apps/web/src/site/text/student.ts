import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/student.json'

/** Every sentence of the pages of learners that have no area of their own. */
export type StudentText = Translator<typeof english>

export const studentText = createTextArea<typeof english>('student', {
  en: () => import('./en/student.json'),
  ko: () => import('./ko/student.json'),
  si: () => import('./si/student.json'),
  ta: () => import('./ta/student.json'),
})

/** @returns the sentences in the reader’s language */
export const useStudentText = (): StudentText => useAreaText(studentText)
