import { sampleExam, sampleUser } from '@naru/api/msw'
import { progressKeys } from '@naru/exam-kit/engine'
import { clearUserData, setLoginNeeded, setPresentUser } from '../attempt'
import { storeUserId } from '../authSession'
import { chooseExam } from '../state/chosenExam'

/**
 * Clears all attempts stored on this device, and logs in the sample user; for `beforeEach` of the exam pages' stories.
 */
export async function clearAttempts(): Promise<void> {
  setLoginNeeded(false)
  for (const key of Object.keys(localStorage)) {
    if (/^(exam-|outbox:|aside:|naru\.(volume|examRoom))/.test(key)) localStorage.removeItem(key)
  }
  await clearUserData()
  await new Promise((resolve) => {
    const clearing = indexedDB.open('naru')
    clearing.addEventListener('error', resolve)
    clearing.addEventListener('success', () => {
      const { result: database } = clearing
      if (database.objectStoreNames.contains('attempts')) {
        database.transaction('attempts', 'readwrite').objectStore('attempts').clear()
      }
      database.close()
      resolve(undefined)
    })
  })
  storeUserId(sampleUser.userId)
  setPresentUser(sampleUser.userId)
  chooseExam(sampleExam._id)
}

/** Stores an attempt at the sample exam, with its first question answered, and nothing else. @param minutes since its start */
export async function saveAttempt(minutes: number): Promise<void> {
  await clearAttempts()
  addAttempt(minutes)
}

/** Stores an attempt at the sample exam, with its first question answered. @param minutes since its start */
export function addAttempt(minutes: number): void {
  const keys = progressKeys(sampleExam._id)
  const [first] = sampleExam.questions
  const begun = String(Date.now() - minutes * 60_000)
  localStorage.setItem(keys.owner, sampleUser.userId)
  localStorage.setItem(keys.phase, 'reading')
  localStorage.setItem(keys.currentQuestionIndex, '0')
  localStorage.setItem(keys.startTime, begun)
  localStorage.setItem(keys.sectionStartTime('reading'), begun)
  localStorage.setItem(keys.userAnswers, JSON.stringify({ [first?._id ?? '']: first?.answers[0]?.text ?? '' }))
}
