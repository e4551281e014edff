import { answersOf } from './answers'
import { clearPractice } from './clearPractice'

/**
 * Sends this learner's answers of practice that the server lacks, and removes the questions and drills that earlier
 * learners left on this device.
 *
 * @returns the stop function
 */
export function resendAnswers(ownerId: string): () => void {
  void clearPractice(ownerId)
  return answersOf(ownerId).open()
}
