import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/student'

/** Every sentence of the pages of learners that have no area of their own. */
export type StudentText = Widened<typeof english>

export const studentText = createTextArea<StudentText>('student', {
  en: () => import('./en/student'),
  ko: () => import('./ko/student'),
  si: () => import('./si/student'),
  ta: () => import('./ta/student'),
})

/** @returns the sentences in the reader’s language */
export const useStudentText = (): StudentText => useAreaText(studentText)
