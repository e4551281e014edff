import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'

/** Cards of missed questions, and all answers of practice. */
export const cardHandlers = (_context: Context): HandlersOf<'getPractice' | 'savePracticeAnswers' | 'setExamDate'> => ({
  getPractice: () => Promise.reject(new Refusal(501, 'Not there yet.')),
  savePracticeAnswers: () => Promise.reject(new Refusal(501, 'Not there yet.')),
  setExamDate: () => Promise.reject(new Refusal(501, 'Not there yet.')),
})
