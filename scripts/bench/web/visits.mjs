// The visits and their measurements. All times in milliseconds.
import { longExamId, pause } from './server.mjs'
import { openVisit } from './visit.mjs'

/** @typedef {{ browser: import('playwright').Browser, server: import('./server.mjs').BenchServer, accounts: import('./accounts.mjs').Accounts }} Bench */

/** A cold visit of the landing page without interaction. @param {Bench} bench @param {string} path */
export async function visitLanding({ browser, server, accounts: { demo, demoName, pictures } }, path) {
  const visit = await openVisit(browser, server.origin, { session: demo, awaited: { pictures, name: demoName } })
  await visit.page.goto(path)
  await visit.next('complete')
  // Late code and styles count, too.
  await pause(3000)
  const cpu = await visit.cpuMs()
  const { lcp, complete, cls } = await visit.seen()
  const loaded = await visit.loaded()
  await visit.close()
  return { lcp, complete, cls, cpu, ...loaded }
}

/**
 * A cold visit of the landing page that presses the menu when advertisements and account are shown. `answered`: when the menu is open.
 * A lost press is repeated after a second; the time until then counts.
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
  } while (!(await Promise.race([answered, pause(1000).then(() => false)])))
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
  await pause(1000)
  const cpu = await visit.cpuMs()
  const { ready, longTasks, cls } = await visit.seen()
  const loaded = await visit.loaded()
  const blocked = longTasks.filter(({ start }) => start < ready).reduce((sum, { duration }) => sum + duration - 50, 0)
  await visit.close()
  return { ready, blocked, cls, cpu, ...loaded }
}

/** From the press on Start on /guidelines, reached from /exams and with everything prefetched, to the first question. @param {Bench} bench */
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

/** The same from a plain page with a link to the prefetched plain exam page. @param {Bench} bench */
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
 * Main-thread time of an answer, Next and a jump in an exam of 200 questions, each the mean of `steps`, beside a navigator as on a computer.
 *
 * @param {Bench} bench
 * @param {string} path of the page, before the exam's id
 */
export async function stepThroughRoom({ browser, server, accounts }, path, steps = 20) {
  const session = await accounts.newLearner()
  const visit = await openVisit(browser, server.origin, { session, viewport: { width: 1280, height: 800 } })
  await visit.page.goto(`${path}${longExamId}`)
  await visit.next('ready')
  await server.quiet()
  /** @param {'answer' | 'next' | 'jump'} action @param {number} step */
  const spend = async (action, step) => {
    const before = await visit.cpuMs()
    await visit.page.evaluate(
      async ({ action, step }) => {
        const control = {
          answer: () => document.querySelectorAll('[role="radiogroup"] input')[step % 4],
          next: () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next'),
          jump: () => document.querySelectorAll('nav ol button')[(step * 37) % 90],
        }[action]()
        if (!(control instanceof HTMLElement) || control.matches(':disabled')) throw new Error(`No ${action}.`)
        control.click()
        // Until the change is painted.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      },
      { action, step },
    )
    return (await visit.cpuMs()) - before
  }
  const spent = { answer: 0, next: 0, jump: 0 }
  // The first steps are a warm-up.
  for (let step = -4; step < steps; step += 1) {
    for (const action of /** @type {const} */ (['answer', 'next'])) {
      const ms = await spend(action, Math.abs(step))
      if (step >= 0) spent[action] += ms / steps
    }
  }
  for (let step = 1; step <= steps; step += 1) spent.jump += (await spend('jump', step)) / steps
  await visit.close()
  return { ...spent, steps: spent.answer + spent.next + spent.jump }
}
