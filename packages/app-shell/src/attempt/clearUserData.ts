import type { Store } from '@naru/exam-kit/session'
import { chooseExam } from '../state/chosenExam'
import { storeReport } from '../state/unsentReport'
import { parseJson } from '../storage'
import { browserPorts } from './browserPorts'
import { setPresentUser } from './presentUser'

/**
 * Clears a learner's data on this device at logout: cached exams, clips, pictures, saved results, and an unsent report. Unsent results
 * and the answers of an unfinished attempt stay, bound to their owner; nobody else sees them.
 */
export async function clearUserData(): Promise<void> {
  const { clips, examCache, pictures, store } = browserPorts()
  setPresentUser('')
  chooseExam(undefined)
  storeReport('')
  clearSavedResults(store)
  await Promise.all([clips.clear(), examCache.clear(), pictures.clear()])
}

/** Removes saved results, stored for the review after a reload, together with their finished flags. */
export function clearSavedResults(store: Store): void {
  for (const key of store.keys()) {
    const examId = /^exam-(.+)-result$/.exec(key)?.[1]
    if (examId === undefined || !isSaved(store.get(key))) continue
    store.remove(key)
    store.remove(`exam-${examId}-isFinished`)
  }
}

function isSaved(text: string | null): boolean {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && 'saved' in value
}
