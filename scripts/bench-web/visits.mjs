// The visits and their measurements. All times in milliseconds.
import { pause } from './server.mjs'
import { openVisit } from './visit.mjs'

/** Observation time after a page is complete, so that late code and styles count. */
const observeMs = 3000
/** Observation time after an exam room's first question. */
const roomObserveMs = 1000
/** Time after which a lost press on the menu is repeated. */
const retryPressMs = 1000

/**
 * @typedef {object} Bench dependencies of every visit
 * @property {import('playwright').Browser} browser
 * @property {import('./server.mjs').BenchServer} server
 * @property {import('./accounts.mjs').Accounts} accounts
 */

/**
 * A cold visit of the landing page without interaction.
 *
 * @param {Bench} bench
 * @param {string} path
 */
export async function visitLanding({ browser, server, accounts: { demo, demoName, pictures } }, path) {
  const visit = await openVisit(browser, server.origin, { session: demo, awaited: { pictures, name: demoName } })
  await visit.page.goto(path)
  await visit.next('complete')
  await pause(observeMs)
  const cpu = await visit.cpuMs()
  const { lcp, complete } = await visit.seen()
  const js = await visit.jsBytes()
  await visit.close()
  return { lcp, complete, cpu, js }
}

/**
 * A cold visit of the landing page that presses the menu when advertisements and account are shown. `answered`: when the menu is open.
 * A lost press is repeated; the time until then counts.
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
  } while (!(await Promise.race([answered, pause(retryPressMs).then(() => false)])))
  const seen = await visit.seen()
  await visit.close()
  return { complete: seen.complete, answered: seen.answered, presses }
}

/**
 * A cold visit of an exam room by a new learner. `blocked`: the part of long tasks beyond 50 ms each until the first question was painted;
 * `cpu`: main-thread time until one second later.
 *
 * @param {Bench} bench
 * @param {string} path
 */
export async function visitRoom({ browser, server, accounts }, path) {
  const visit = await openVisit(browser, server.origin, { session: await accounts.newLearner() })
  await visit.page.goto(path)
  await visit.next('ready')
  const cpuUntilReady = await visit.cpuMs()
  await pause(roomObserveMs)
  const cpu = await visit.cpuMs()
  const { ready, longTasks } = await visit.seen()
  const js = await visit.jsBytes()
  const blocked = longTasks.filter(({ start }) => start < ready).reduce((sum, { duration }) => sum + duration - 50, 0)
  await visit.close()
  return { ready, blocked, cpu, cpuUntilReady, js }
}

/**
 * Measures from the press on Start on /guidelines, reached from /exams and with everything prefetched, to the first question.
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
 * The same from a plain page with a link to the prefetched plain exam page.
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
 * @returns {Promise<number>} ms from the press to the painted question
 */
async function timeToQuestion(visit, control) {
  // Waits until the control is enabled and scrolls it into view.
  await control.click({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // A pointer hovers before it presses.
  await visit.page.mouse.move(x + width / 2, y + height / 2)
  await pause(500)
  visit.clearSignals()
  await visit.page.mouse.down()
  await visit.page.mouse.up()
  const [press, ready] = await Promise.all([visit.next('press'), visit.next('ready')])
  await visit.close()
  return ready.at - press.at
}

/**
 * Measures a reload during an exam.
 *
 * @param {Bench} bench
 * @param {string} path
 * @param {{ hasWorker: boolean }} options whether a service worker must control the page
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
  // The first reload lets the worker control the page and fills the HTTP cache.
  await page.reload()
  await visit.next('ready')
  await server.quiet()
  if (hasWorker && (await page.evaluate(() => navigator.serviceWorker.controller)) === null) {
    throw new Error('No service worker controls the exam room after a reload.')
  }
  visit.clearSignals()
  await page.reload()
  await visit.next('ready')
  const { ready } = await visit.seen()
  await visit.close()
  return { ready }
}

/**
 * A visitor's second visit of /about through a link (`route`), and the second switch of that page to Sinhala (`language`): the code and
 * texts of both are loaded. Times from the press to the painted heading.
 *
 * @param {Bench} bench
 */
export async function switchLanguage({ browser, server }) {
  const visit = await openVisit(browser, server.origin)
  const { page } = visit
  const about = page.getByRole('contentinfo').locator('a[href$="/about"]')
  const home = page.getByRole('contentinfo').locator('a[href="/"], a[href="/si/"]').first()
  const choose = async (/** @type {string} */ name) => {
    await page.getByRole('banner').locator('button[aria-haspopup]').first().click()
    return page.getByRole('menuitemradio', { name })
  }
  await page.goto('/')
  await server.quiet()
  await timeToHeading(page, about)
  await timeToHeading(page, home)
  await server.quiet()
  const route = await timeToHeading(page, about)
  await timeToHeading(page, await choose('සිංහල'))
  await timeToHeading(page, await choose('English'))
  await server.quiet()
  const language = await timeToHeading(page, await choose('සිංහල'))
  await visit.close()
  return { route, language }
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} control
 * @returns {Promise<number>} ms from the press to the frame after the page's heading has changed
 */
async function timeToHeading(page, control) {
  await control.click({ trial: true })
  const changed = page.evaluate(async () => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    const press = await new Promise((resolve) =>
      addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    )
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (heading() === undefined || heading() === before) await nextFrame()
    // What is in the document in one frame is painted when the next one starts.
    return (await nextFrame()) - press
  })
  await control.click()
  return changed
}
