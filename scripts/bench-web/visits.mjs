// What is visited, and what is measured there. All times in milliseconds.
import { pause } from './server.mjs'
import { openVisit } from './visit.mjs'

/** How long a page is watched after it has shown everything: code and styles that come late still count. */
const settleMs = 3000
/** How long an exam room is watched after its first question. */
const roomSettleMs = 1000
/** How long a visitor waits for the menu before pressing again, because the press was lost. */
const pressAgainMs = 1000

/**
 * @typedef {object} Bench what every visit needs
 * @property {import('playwright').Browser} browser
 * @property {import('./server.mjs').BenchServer} server
 * @property {import('./accounts.mjs').Accounts} accounts
 */

/**
 * A cold visit of the landing, without any sign of its visitor.
 *
 * @param {Bench} bench
 * @param {string} path
 */
export async function visitLanding({ browser, server, accounts: { demo, demoName, pictures } }, path) {
  const visit = await openVisit(browser, server.origin, { session: demo, awaited: { pictures, name: demoName } })
  await visit.page.goto(path)
  await visit.next('complete')
  await pause(settleMs)
  const cpu = await visit.cpuMs()
  const { lcp, complete } = await visit.seen()
  const js = await visit.jsBytes()
  await visit.close()
  return { lcp, complete, cpu, js }
}

/**
 * A cold visit of the landing on which the menu is pressed as soon as advertisements and account are shown. `answered`: when the menu is open.
 * A press that is lost is repeated, as a visitor would, and costs the time until then.
 *
 * @param {Bench} bench
 */
export async function pressMenu({ browser, server, accounts: { demo, demoName, pictures } }) {
  const visit = await openVisit(browser, server.origin, { session: demo, awaited: { pictures, name: demoName } })
  await visit.page.goto('/', { waitUntil: 'commit' })
  const { menu } = await visit.next('complete')
  if (menu === undefined) throw new Error('The top bar has no button that opens a menu.')
  const answered = visit.next('answered').then(() => true)
  let presses = 0
  do {
    presses += 1
    if (presses > 20) throw new Error('The menu does not open.')
    const at = { ...menu, button: /** @type {const} */ ('left'), clickCount: 1 }
    await Promise.all([
      visit.devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
      visit.devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
    ])
  } while (!(await Promise.race([answered, pause(pressAgainMs).then(() => false)])))
  const seen = await visit.seen()
  await visit.close()
  return { complete: seen.complete, answered: seen.answered, presses }
}

/**
 * A cold visit of an exam room by a learner who has never been there. `blocked`: what long tasks took beyond 50 ms each until the first question was
 * painted; `cpu`: until one second later.
 *
 * @param {Bench} bench
 * @param {string} path
 */
export async function visitRoom({ browser, server, accounts }, path) {
  const visit = await openVisit(browser, server.origin, { session: await accounts.newLearner() })
  await visit.page.goto(path)
  await visit.next('ready')
  const cpuUntilReady = await visit.cpuMs()
  await pause(roomSettleMs)
  const cpu = await visit.cpuMs()
  const { ready, longTasks } = await visit.seen()
  const js = await visit.jsBytes()
  const blocked = longTasks.filter(({ start }) => start < ready).reduce((sum, { duration }) => sum + duration - 50, 0)
  await visit.close()
  return { ready, blocked, cpu, cpuUntilReady, js }
}

/**
 * From the press on Start on /guidelines, where the learner has come from /exams and everything is prefetched, to the first question.
 *
 * @param {Bench} bench
 */
export async function startFromGuidelines({ browser, server, accounts }) {
  const visit = await openVisit(browser, server.origin, { session: await accounts.newLearner() })
  const { page } = visit
  await page.goto('/exams')
  const card = page.getByRole('article').filter({ hasText: accounts.exam.topic })
  await card.getByRole('button', { name: /^Take Exam/ }).click()
  const name = { name: 'Start Exam', exact: true }
  const start = page.getByRole('button', name).or(page.getByRole('link', name))
  await start.click({ trial: true })
  await server.quiet()
  return { start: await timeToQuestion(visit, start) }
}

/**
 * The same from a plain page with a link to the plain exam page, both prefetched.
 *
 * @param {Bench} bench
 */
export async function startFromPlainLink({ browser, server, accounts }) {
  const visit = await openVisit(browser, server.origin, { session: await accounts.newLearner() })
  await visit.page.goto('/plain/link.html')
  await server.quiet()
  return { start: await timeToQuestion(visit, visit.page.getByRole('link')) }
}

/**
 * @param {import('./visit.mjs').Visit} visit closed afterwards
 * @param {import('playwright').Locator} control
 * @returns {Promise<number>} from the press on it to the painted question
 */
async function timeToQuestion(visit, control) {
  // Waits until it can be pressed and brings it into view.
  await control.click({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // The pointer is there before it presses, as every pointer is.
  await visit.page.mouse.move(x + width / 2, y + height / 2)
  await pause(500)
  visit.dropSignals()
  await visit.page.mouse.down()
  await visit.page.mouse.up()
  const [press, ready] = await Promise.all([visit.next('press'), visit.next('ready')])
  await visit.close()
  return ready.at - press.at
}

/**
 * A reload in the middle of an exam.
 *
 * @param {Bench} bench
 * @param {string} path
 * @param {{ hasWorker: boolean }} options whether a service worker has to control the page
 */
export async function reloadRoom({ browser, server, accounts }, path, { hasWorker }) {
  const visit = await openVisit(browser, server.origin, { session: await accounts.newLearner() })
  const { page } = visit
  await page.goto(path)
  await visit.next('ready')
  const press = async (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click()
  for (let question = 0; question < 3; question += 1) {
    await page
      .getByRole('radio')
      .nth(question % 2)
      .check({ force: true })
    await press('Next')
  }
  if (hasWorker) await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await server.quiet()
  // The first one brings the page under the worker, and into the cache what is fetched on a reload only.
  await page.reload()
  await visit.next('ready')
  await server.quiet()
  if (hasWorker && (await page.evaluate(() => navigator.serviceWorker.controller)) === null) {
    throw new Error('No service worker controls the exam room after a reload.')
  }
  visit.dropSignals()
  await page.reload()
  await visit.next('ready')
  const { ready } = await visit.seen()
  await visit.close()
  return { ready }
}
