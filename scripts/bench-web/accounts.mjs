// Accounts of the benchmark. A browser context gets the session cookie and nothing else.
import { request } from 'playwright'
import { admin, demoLearner } from './server.mjs'

/** @typedef {{ cookies: import('playwright').Cookie[], origins: never[] }} Session the session cookie, as a browser context takes it */

/**
 * @typedef {object} Accounts
 * @property {Session} admin
 * @property {Session} demo the learner of the sample content, who has a plan
 * @property {string} demoName first name of the demo learner
 * @property {string} userId of the demo learner
 * @property {string} attemptId an attempt that the demo learner has submitted
 * @property {{ _id: string, topic: string }} exam the longest exam
 * @property {string[]} pictures URLs of the advertisements' pictures
 * @property {() => Promise<Session>} newLearner signs up a learner who may take the exam and has not started it
 */

/**
 * @param {import('playwright').APIRequestContext} call
 * @param {string} path
 * @param {object} [data] sent by POST; default: GET
 * @returns {Promise<any>} the response body
 * @throws Error for any status but 2XX
 */
async function callApi(call, path, data) {
  const response = await (data === undefined ? call.get(path) : call.post(path, { data }))
  if (!response.ok()) throw new Error(`${path} responded with ${response.status()}: ${await response.text()}`)
  return response.json()
}

/**
 * Logs in the accounts of the benchmark and reads the site's content.
 *
 * @param {import('./server.mjs').BenchServer} server
 * @returns {Promise<Accounts>}
 */
export async function prepareAccounts({ origin, backend }) {
  const newContext = () => request.newContext({ baseURL: backend, extraHTTPHeaders: { origin } })

  /** @param {{ email: string, password: string }} who */
  const logIn = async ({ email, password }) => {
    const call = await newContext()
    await callApi(call, '/api/auth/login', { email, password })
    const { cookies } = await call.storageState()
    return { call, session: { cookies, origins: [] } }
  }

  const demo = await logIn(demoLearner)
  const administrator = await logIn(admin)
  const { name, userId } = await callApi(demo.call, '/api/user/data')
  const listed = await callApi(demo.call, '/api/exams')
  /** @type {any[]} */
  const exams = await Promise.all(listed.map((/** @type {any} */ { _id }) => callApi(demo.call, `/api/exams/${_id}`)))
  const exam = exams.toSorted((a, b) => b.questions.length - a.questions.length)[0]

  const now = Date.now()
  const questions = exam.questions.map((/** @type {any} */ { _id }) => ({
    questionId: _id,
    userAnswer: '',
    correctAnswer: '',
    isCorrect: false,
  }))
  await callApi(demo.call, '/api/results', {
    examId: exam._id,
    questions,
    totalScore: 0,
    totalPossibleMarks: 0,
    percentageScore: 0,
    startTime: new Date(now - 60_000).toISOString(),
    timestamp: new Date(now).toISOString(),
  })
  const [{ attemptId }] = await callApi(demo.call, '/api/results/mine')
  /** @type {any[]} */
  const advertisements = await callApi(demo.call, '/api/advertisements')
  const { plan } = await callApi(administrator.call, '/api/admin/plans', {
    name: 'Bench',
    duration: 'one-time',
    price: 0,
    exams: [exam._id],
  })

  let learners = 0
  return {
    admin: administrator.session,
    demo: demo.session,
    demoName: name,
    userId,
    attemptId,
    exam,
    pictures: advertisements.flatMap(({ imageUrl }) => (imageUrl ? [new URL(imageUrl, origin).href] : [])),
    async newLearner() {
      learners += 1
      const who = { email: `bench-${learners}@naru.test`, password: `a learner of the bench ${learners}` }
      const call = await newContext()
      await callApi(call, '/api/auth/register', {
        ...who,
        name: 'Nimali',
        lName: `Perera ${learners}`,
        phone: '+94771234567',
      })
      await call.dispose()
      const { call: own, session } = await logIn(who)
      await callApi(own, '/api/user-plan-purchases', { pricePlanId: plan._id })
      await own.dispose()
      return session
    },
  }
}
