// Accounts of the benchmark. A browser context gets what a login leaves: the session cookie and the user id.
import { request } from 'playwright'
import { demoLearner, longExamId, planId } from './server.mjs'

/** @typedef {{ cookies: import('playwright').Cookie[], origins: { origin: string, localStorage: { name: string, value: string }[] }[] }} Session as a browser context takes it */

/** @typedef {Awaited<ReturnType<typeof prepareAccounts>>} Accounts */

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

/** Logs in the accounts of the benchmark and reads the site's content. @param {import('./server.mjs').BenchServer} server */
export async function prepareAccounts({ origin, backend }) {
  const newContext = () => request.newContext({ baseURL: backend, extraHTTPHeaders: { origin } })

  /** @param {{ email: string, password: string }} who */
  const logIn = async ({ email, password }) => {
    const call = await newContext()
    await callApi(call, '/api/auth/login', { email, password })
    const { cookies } = await call.storageState()
    const user = await callApi(call, '/api/user/data')
    const localStorage = [{ name: 'userId', value: user.userId }]
    return { call, name: user.name, session: { cookies, origins: [{ origin, localStorage }] } }
  }

  const demo = await logIn(demoLearner)
  /** @type {any[]} */
  const listed = await callApi(demo.call, '/api/exams')
  const [longest] = listed.filter(({ _id }) => _id !== longExamId).toSorted((a, b) => b.questionCount - a.questionCount)
  /** @type {any[]} */
  const advertisements = await callApi(demo.call, '/api/advertisements')

  let learners = 0
  return {
    demo: demo.session,
    demoName: demo.name,
    /** The longest exam of the sample content. @type {{ _id: string, topic: string }} */
    exam: longest,
    pictures: advertisements.flatMap(({ imageUrl }) => (imageUrl ? [new URL(imageUrl, origin).href] : [])),
    /** Signs up a learner who may take both exams and has started none. */
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
      await callApi(own, '/api/user-plan-purchases', { pricePlanId: planId })
      await own.dispose()
      return session
    },
  }
}
