import type { ExamSession } from '@naru/exam-kit/session'
import type { Calls } from '../calls'
// Not by the folder's index, which leads to what comes later.
import { openQuietly } from '../exam/attempt'
import { notePresentUser } from '../exam/present'
import type { OpenedExam } from '../pages/Quiz/Page'
import { withReturn } from '../session/returnTo'
import type { Session } from '../session/session'
import { storeUserId } from '../session/userId'

/**
 * Prepares the exam room while nothing of it is shown yet: learners who are logged in get their exam, begun or gone on with; anybody else is
 * sent to /login, and back afterwards.
 *
 * @param calls what the server is asked by
 * @param session who is logged in
 * @param examId the exam to take; undefined when none was chosen
 * @returns the exam, or undefined where it cannot be had now; never settles for whoever is sent to /login
 */
export async function enterRoom(
  calls: Calls,
  session: Session,
  examId: string | undefined,
): Promise<OpenedExam | undefined> {
  const { status } = await session.check()
  if (status === 'loggedOut') {
    const { pathname, search } = window.location
    window.location.replace(withReturn('/login', pathname + search))
    return new Promise(() => undefined)
  }
  if (examId === undefined) return undefined
  // Where it fails, the room asks again and says why.
  const answered = await Promise.all([calls.exam(examId), calls.user()]).catch(() => undefined)
  if (answered === undefined || answered[0].questions.length === 0) return undefined
  const [exam, { userId, name, lName }] = answered
  // Before anything is sent: it never goes out under another user's session.
  storeUserId(userId)
  notePresentUser(userId)
  const opened = await openQuietly(exam, userId)
  await begun(opened)
  return { exam, ownerId: userId, candidate: `${name} ${lName}`.trim(), session: opened }
}

/** How long another page may take to say whether it has the exam, before the room is shown without knowing, in milliseconds. */
const patience = 200

/** Begins, and waits until it is known whether this page may write. */
function begun(session: ExamSession): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (session.getSnapshot().access === 'checking') return
      stop()
      clearTimeout(timer)
      done()
    }
    const stop = session.subscribe(look)
    const timer = setTimeout(() => {
      stop()
      done()
    }, patience)
    session.send({ type: 'begin' })
    look()
  })
}
