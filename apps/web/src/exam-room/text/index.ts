import { createTextArea, useAreaText, type Widened } from '@naru/ui/language'
import type { text as english } from './en/examRoom'

/** The sentences of the exam room that are not the exam kit's. */
export type ExamRoomText = Widened<typeof english>

export const examRoomText = createTextArea<ExamRoomText>('examRoom', {
  en: () => import('./en/examRoom'),
  ko: () => import('./ko/examRoom'),
  si: () => import('./si/examRoom'),
  ta: () => import('./ta/examRoom'),
})

/** @returns the sentences in the reader’s language */
export const useExamRoomText = (): ExamRoomText => useAreaText(examRoomText)
