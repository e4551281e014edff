import {
  isTransient,
  logIn,
  logOut,
  readAdvertisements,
  readExam,
  readExamAccess,
  readSession,
  readUserData,
  type Api,
} from '@naru/api'
import { freshFor, type Calls } from './calls'

/** After how many milliseconds a call that met a passing fault is tried once more. */
export const again = 600

async function twice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isTransient(error)) throw error
    await new Promise((done) => setTimeout(done, again))
    return ask()
  }
}

/** A call that is joined while it is under way, and whose answer is kept for a time. */
function kept<T>(ask: () => Promise<T>, milliseconds: number) {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined
  return {
    forget() {
      last = undefined
    },
    ask() {
      if (last !== undefined && performance.now() - last.at < milliseconds) return last.answer
      const mine = { at: performance.now(), answer: twice(ask) }
      last = mine
      mine.answer.catch(() => {
        if (last === mine) last = undefined
      })
      return mine.answer
    },
  }
}

/**
 * The calls of a page that runs alone, each sent by itself. One that met a passing fault is tried once more.
 *
 * @param api the client to ask
 */
export function plainCalls(api: Api): Calls {
  const user = kept(() => readUserData(api), freshFor)
  const access = kept(() => readExamAccess(api), freshFor)
  const exams = new Map<string, ReturnType<typeof kept<Awaited<ReturnType<typeof readExam>>>>>()
  const forgetAnd = <T>(answer: Promise<T>) => {
    user.forget()
    access.forget()
    return answer
  }
  return {
    session: () => readSession(api),
    user: user.ask,
    access: access.ask,
    exam(id) {
      const exam = exams.get(id) ?? kept(() => readExam(api, id), Infinity)
      exams.set(id, exam)
      return exam.ask()
    },
    advertisements: () => twice(() => readAdvertisements(api)),
    logIn: async (request) => forgetAnd(logIn(api, request)),
    logOut: async () => forgetAnd(logOut(api)),
  }
}
