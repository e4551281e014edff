import type { Store } from '@naru/exam-kit/session'
import { chooseExam } from '../state/chosenExam'
import { browserPorts } from './browserPorts'
import { setPresentUser } from './presentUser'

/**
 * Removes from this device what is kept for the learner's exams, for log-out: examCache, clips, pictures, and the results that the server has. Results
 * that it does not have yet, and the answers of an unfinished attempt, stay under their owner's name until that learner is back; nobody
 * else is shown them.
 */
export async function clearUserData(): Promise<void> {
  const { clips, examCache, pictures, store } = browserPorts()
  setPresentUser('')
  chooseExam(undefined)
  clearSavedResults(store)
  await Promise.all([clips.clear(), examCache.clear(), pictures.clear()])
}

/** A saved result stays for the review after a reload, and with it that its exam is finished. */
export function clearSavedResults(store: Store): void {
  for (const key of store.keys()) {
    const examId = /^exam-(.+)-result$/.exec(key)?.[1]
    if (examId === undefined || !isSaved(store.get(key))) continue
    store.remove(key)
    store.remove(`exam-${examId}-isFinished`)
  }
}

function isSaved(text: string | null): boolean {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null && 'saved' in value
  } catch {
    return false
  }
}
