import { loadProgress, loadRunningExams, readExam, type Api, type Exam } from '@naru/api'
import { progressKeys } from '@naru/exam-kit/engine'
import { resumableAttempt } from '@naru/exam-kit/session'
import { resumableOnServer } from '@naru/exam-kit/internal/session'
import { api as apiOfPage } from '../api'
import { findAttempt, findCachedExam } from './attempt'
import { browserPorts } from './browserPorts'
import { toDefinition } from './toDefinition'

/** A learner's attempt whose section time has not run out. */
export interface RunningExam {
  readonly exam: Exam
  /** Whole seconds left in its section when it was found. */
  readonly secondsLeft: number
}

/**
 * Finds the learner's running attempt that began last: first of this device, then of the server, if that has such a list.
 * An attempt whose time has run out is finished and sent. Never rejects.
 *
 * @param onOver called for each attempt whose time has run out, once it is saved to be sent
 */
export async function findRunningExam(
  ownerId: string,
  api: Api = apiOfPage,
  onOver: () => void = () => undefined,
): Promise<RunningExam | null> {
  const openAttemptAt = (id: string, isOnDevice: boolean) => openAttempt(id, isOnDevice, { ownerId, api, onOver })
  const ids = startedOnDevice(ownerId)
  const onDevice = await Promise.all(ids.map((id) => openAttemptAt(id, true)))
  const [last] = onDevice.flatMap((found) => found ?? []).toSorted((a, b) => b.startedAt - a.startedAt)
  if (last !== undefined) return last
  const onServer = await loadRunningExams(api).catch(() => [])
  for (const { examId } of onServer.filter((each) => !ids.includes(each.examId))) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is open is the one
    const found = await openAttemptAt(examId, false)
    if (found !== null) return found
  }
  return null
}

/** The exams of which this device has an unfinished attempt of the learner. */
function startedOnDevice(ownerId: string): string[] {
  const { store } = browserPorts()
  return store.keys().flatMap((key) => {
    const id = /^exam-(.+)-owner$/.exec(key)?.[1]
    if (id === undefined || store.get(key) !== ownerId) return []
    return store.get(progressKeys(id).startTime) === null ? [] : [id]
  })
}

/** Only looks: what a merge or repair of stored values has to say is said where the attempt is opened. */
async function openAttempt(
  examId: string,
  isOnDevice: boolean,
  { ownerId, api, onOver }: { ownerId: string; api: Api; onOver: () => void },
) {
  try {
    const exam = (await findCachedExam(examId, ownerId)) ?? (await readExam(api, examId))
    const definition = toDefinition(exam)
    const { store, clock } = browserPorts()
    const saved = isOnDevice ? null : await loadProgress(api, examId)
    const running = isOnDevice
      ? resumableAttempt({ definition, ownerId, store }, clock.now())
      : saved && resumableOnServer(definition, saved, clock.now())
    if (running !== null) return { exam, ...running }
    const { kind } = await findAttempt(exam, ownerId, loadProgress(api, examId))
    if (kind === 'over') onOver()
    return null
  } catch {
    // The exam cannot be loaded, for example because there is no connection.
    return null
  }
}
