import { answersOf } from './answers'
import { packStore } from './packStore'

/**
 * Sends this learner's answers of practice that the server lacks, and removes the questions that earlier learners left
 * on this device.
 *
 * @returns the stop function
 */
export function resendAnswers(ownerId: string): () => void {
  void packStore.clear(ownerId)
  return answersOf(ownerId).open()
}
