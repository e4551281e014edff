import { endpoints, operationIds } from '@naru/api/operations'
import { requestFaults, responseFaults } from '@naru/api/contract'
import type { Endpoint, OperationId, Schemas } from '@naru/api/types'
import { eq } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/schema'
import { createAuthSession } from '../../modules/auth/auth-sessions'
import { hashSecret, isOutdated } from '../../modules/auth/passwords'
import { createAccount, markVerified } from '../../modules/auth/repository'
import { checkRegistration } from '../../modules/auth/rules'
import type { TestServer } from './test-server'
import { demoLearner } from '../../commands/seed'

export interface Answer {
  status: number
  body: unknown
  text: string
  headers: Readonly<Record<string, unknown>>
}

/** A client that keeps its session cookie like a browser. */
export interface Client {
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  post: (url: string, body?: object) => Promise<Answer>
  put: (url: string, body: object, headers?: Record<string, string>) => Promise<Answer>
  patch: (url: string, body: object) => Promise<Answer>
  remove: (url: string) => Promise<Answer>
  /** The session token, if there is one. */
  token: () => string | undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const addresses = operationIds
  .map((id) => ({ id, method: endpoints[id].method.toUpperCase(), path: endpoints[id].path }))
  .map((one) => ({ ...one, form: new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/results/mine` before `/results/{id}`.
  .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))

/** Holds the contract in every test: throws if an operation answers, or accepts, what it does not document. */
const expectDocumented = (method: string, url: string, payload: unknown, status: number, body: unknown) => {
  const [path = ''] = url.split('?')
  const operation = addresses.find((one) => one.method === method && one.form.test(path))
  if (operation === undefined || status === 304) return undefined
  const faults = responseFaults(operation.id, status, body)
  if (status === 200) faults.push(...requestFaults(operation.id, payload).map((fault) => `accepted: ${fault}`))
  if (faults.length > 0)
    throw new Error(`${operation.id} answered ${status} against the contract: ${faults.join('; ')}`)
  return status === 200 ? operation.id : undefined
}

/**
 * Changes that the audit log does not repeat, since the history of the paper has them; and those that succeed without a change: a dry run, a file that
 * is there already, the same role or state.
 */
const quiet: readonly OperationId[] = [
  'savePaper',
  'checkImport',
  'publishPaper',
  'addMedia',
  'setUserRole',
  'setUserActive',
]

/** Holds the audit log in every test: throws if a change by the staff succeeds that was never recorded, such as one of a column that it does not read. */
const expectRecorded = async ({ database }: TestServer['context'], id: OperationId) => {
  const { audit }: Endpoint = endpoints[id]
  if (fieldOf(audit, 'change') === undefined || quiet.includes(id)) return
  const [entry] = await database.select().from(auditEntries).where(eq(auditEntries.action, id)).limit(1)
  if (entry === undefined) throw new Error(`${id} changed something, and the audit log has no entry of it.`)
}

/** Creates a client. Responses resolve after background work is done, such as queued mails. `token`: of its session; default none. */
export const clientOf = ({ server, flush, context }: TestServer, token?: string): Client => {
  let sid = token
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await server.inject({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload === undefined ? {} : { payload }),
      ...(sid === undefined ? {} : { cookies: { sid, '__Host-sid': sid } }),
    })
    await flush()
    const cookie = response.cookies.find(({ name }) => name === 'sid' || name === '__Host-sid')
    if (cookie !== undefined) sid = cookie.value === '' ? undefined : cookie.value
    const body = parsed(response.body)
    // Only tests of the coding ask for one.
    if (response.headers['content-encoding'] === undefined) {
      const done = expectDocumented(method, url, payload, response.statusCode, body)
      if (done !== undefined) await expectRecorded(context, done)
    }
    return { status: response.statusCode, body, text: response.body, headers: response.headers }
  }
  return {
    get: (url, headers) => call('GET', url, undefined, headers),
    post: (url, body) => call('POST', url, body),
    put: (url, body, headers) => call('PUT', url, body, headers),
    patch: (url, body) => call('PATCH', url, body),
    remove: (url) => call('DELETE', url),
    token: () => sid,
  }
}

let people = 0

/** Sign-up data that is unique in this process. */
export const somebody = (changes: Partial<Schemas['RegisterRequest']> = {}): Schemas['RegisterRequest'] => {
  people += 1
  return {
    name: 'Nimal',
    lName: 'Perera',
    phone: '+94771234567',
    email: `learner${people}@naru.test`,
    password: 'paddle7',
    ...changes,
  }
}

/** Hashes by password. */
const hashes = new Map<string, string>()
const hashOf = async (password: string) => {
  const known = hashes.get(password)
  const hash = known === undefined || isOutdated(known) ? await hashSecret(password) : known
  hashes.set(password, hash)
  return hash
}

/** A new learner, logged in. Stored directly, without requests and mail; see `registeredLearner`. */
export const newLearner = async (test: TestServer, changes: Partial<Schemas['RegisterRequest']> = {}) => {
  const data = somebody(changes)
  const { context } = test
  const checked = checkRegistration(data)
  if ('refused' in checked) throw new Error(checked.refused.message)
  const { password, ...accepted } = checked.accepted
  const account = await createAccount(context.database, {
    ...accepted,
    passwordHash: await hashOf(password),
    role: 'learner',
    isVerified: false,
    createdAt: context.now(),
  })
  if (account === undefined) throw new Error(`There is another account of ${data.email}.`)
  return { ...clientOf(test, await createAuthSession(context, account, null)), ...data, userId: account.id }
}

/** A new learner who has signed up, logged in, and was mailed a code. */
export const registeredLearner = async (test: TestServer, changes: Partial<Schemas['RegisterRequest']> = {}) => {
  const data = somebody(changes)
  const client = clientOf(test)
  await client.post('/api/auth/register', data)
  await client.post('/api/auth/login', { email: data.email, password: data.password })
  const { body } = await client.get('/api/user/data')
  return { ...client, ...data, userId: String(fieldOf(body, 'userId')) }
}

/** A new learner with a verified email address, as leaderboards need it, logged in. */
export const newVerifiedLearner = async (test: TestServer, changes: Partial<Schemas['RegisterRequest']> = {}) => {
  const learner = await newLearner(test, changes)
  await markVerified(test.context.database, learner.userId)
  return learner
}

/** The demo learner, logged in. */
export const demo = async (test: TestServer): Promise<Client> => {
  const client = clientOf(test)
  await client.post('/api/auth/login', { email: demoLearner.email, password: demoLearner.password })
  return client
}

/** An attempt as a browser submits it. @param answers by question */
export const resultOf = (
  examId: string,
  answers: Readonly<Record<string, string>>,
  startTime: string,
  timestamp: string,
) => ({
  examId,
  questions: Object.entries(answers).map(([questionId, userAnswer]) => ({
    questionId,
    userAnswer,
    correctAnswer: '',
    isCorrect: false,
  })),
  totalScore: 0,
  totalPossibleMarks: 0,
  percentageScore: 0,
  startTime,
  timestamp,
})

/** A result that claims full marks for the options that `choose` takes. */
export const claimOf = (
  exam: unknown,
  choose: (options: unknown[]) => unknown,
  startTime: string,
  timestamp: string,
) => ({
  ...resultOf(String(fieldOf(exam, '_id')), {}, startTime, timestamp),
  questions: listOf(fieldOf(exam, 'questions')).map((question) => {
    const option = choose(listOf(fieldOf(question, 'answers')))
    const answer = String(fieldOf(option, 'text') ?? fieldOf(option, 'photo'))
    return { questionId: String(fieldOf(question, '_id')), userAnswer: answer, correctAnswer: answer, isCorrect: true }
  }),
  totalScore: 200,
  totalPossibleMarks: 200,
  percentageScore: 100,
})

/** A nested field of a response: `fieldOf(body, 'result', 'attempt')`. */
export const fieldOf = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )

/** A list of a response; empty if it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The code in the last mail to an address. */
export const codeMailedTo = ({ mails }: TestServer, email: string): string => {
  const mail = mails.findLast(({ to, text }) => to === email && /\d{6}/.test(text))
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** A clock that tests advance. */
export const manualClock = (start = '2026-03-01T08:00:00.000Z') => {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    /** Advances the clock by some seconds. */
    forward: (seconds: number) => {
      time += seconds * 1000
    },
  }
}
