import { applyTheme } from '@naru/ui/theme'
import { api } from '../app/api'
import { plainCalls } from '../calls/plain'
import { createTabMemory } from '../session/memory'
import { unknownSession } from '../session/rules'
import { createSession } from '../session/session'
import { chooseExam, getChosenExam } from '../state/chosenExam'
import { themeChoice } from '../state/theme'
import { enterRoom } from './enterRoom'

applyTheme(themeChoice())

/** The path that the page was opened at. */
export const { pathname } = window.location

const named = examOf(pathname)
if (named !== undefined) chooseExam(named)

/** The exam to take; undefined when none was chosen. */
export const examId = getChosenExam()

/** What the page asks the server by. */
export const calls = plainCalls(api)

/** Who is logged in. */
export const session = createSession(calls, unknownSession, createTabMemory())

/** The way into the room, begun while the room's own code is still on its way. */
export const entrance = enterRoom(calls, session, examId)

/** @returns the exam that an address names; undefined for /quiz, which runs the one that was chosen */
function examOf(path: string): string | undefined {
  const name = /^\/quiz\/([^/]+)$/.exec(path)?.[1]
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return name
  }
}
