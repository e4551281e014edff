import type { Context } from '../../context'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'

/** The practice bank and the words. */
export const bankHandlers = (
  _context: Context,
): HandlersOf<'getPracticeTopics' | 'getDrill' | 'listWords' | 'getWordPractice'> => ({
  getPracticeTopics: () => Promise.reject(new Refusal(501, 'Not there yet.')),
  getDrill: () => Promise.reject(new Refusal(501, 'Not there yet.')),
  listWords: () => Promise.reject(new Refusal(501, 'Not there yet.')),
  getWordPractice: () => Promise.reject(new Refusal(501, 'Not there yet.')),
})
