import { expect, type Page } from '@playwright/test'
import {
  cell,
  enterListening,
  examId,
  expectNoResult,
  letTimeRunOut,
  paper,
  resultsCall,
  secondsLeft,
  test as learnerTest,
  total,
} from './support/faults'
import { heard, watchClips } from './support/heardClips'
import { choose, options, questionHeading, wrongOption } from './support/room'
import { fillBrowser, keptResult, restoreOnServer, type StoredBrowser } from './support/storedBrowser'
import {
  answerListening,
  equalOptions,
  expectOneResultWith,
  hearClip,
  makeOptionsEqual,
  progressOnServer,
} from './support/upgrade'
import { holdLock } from './support/tabLock'

/** What a learner has chosen when reading is done: the second answer is the second of two equal texts, which reads as the first. */
const right = paper.reading.map((question) => question.right)
const rightHeard = paper.listening.map((question) => question.right)
const firstListening = paper.reading.length + 1
const readingSeconds = 5 * 60
const listeningSeconds = 4 * 60

interface Upgrade {
  /**
   * Puts a recorded browser of the build before in the place of this one, and its attempt on the server.
   *
   * @param change what is put here instead of what was recorded
   * @returns what was recorded
   */
  store(name: string, change?: (stored: StoredBrowser) => StoredBrowser): Promise<StoredBrowser>
  /** Bodies of the results that the page has sent. */
  posts: string[]
  /** The ids of the questions whose answers the server has of the running attempt. */
  answeredOnServer(): Promise<string[]>
  expectNoResult(): Promise<void>
  /** Expects that the server gets one result with these answers; see `expectOneResultWith`. */
  expectOneResult(positions: readonly (number | null)[]): Promise<void>
}

const test = learnerTest.extend<{ upgrade: Upgrade }>({
  upgrade: async ({ page, context, baseURL: base, account }, use) => {
    const baseURL = base ?? ''
    await makeOptionsEqual(context)
    await watchClips(context)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/results')) posts.push(request.postData() ?? '')
    })
    const store: Upgrade['store'] = async (name, change = (stored) => stored) => {
      const stored = await restoreOnServer(baseURL, account, `stores-47c917f/${name}`, examId)
      await fillBrowser(page, change(stored))
      return stored
    }
    await use({
      store,
      posts,
      answeredOnServer: async () => Object.keys((await progressOnServer(baseURL, account))?.answers ?? {}),
      expectNoResult: () => expectNoResult(baseURL, account),
      expectOneResult: (positions) => expectOneResultWith(baseURL, account, positions),
    })
  },
})

/** A stored value of this exam. */
const valueOf = ({ localStorage }: StoredBrowser, name: string) => localStorage[`exam-${examId}-${name}`] ?? ''

const parse: (text: string) => unknown = JSON.parse

/** A number in a stored record of this exam. */
function numberIn(stored: StoredBrowser, name: string, key: string): number {
  const record = parse(valueOf(stored, name))
  const value = typeof record === 'object' && record !== null ? Reflect.get(record, key) : undefined
  if (typeof value !== 'number') throw new Error(`${name} has no number ${key}`)
  return value
}

/** Expects the clock of a section to show what is left since it was begun, within 2 s. */
async function expectSecondsLeft(page: Page, stored: StoredBrowser, section: 'reading' | 'listening') {
  const began = Number(valueOf(stored, `${section}-startTime`))
  const passed = ((await page.evaluate(() => Date.now())) - began) / 1000
  const left = (section === 'reading' ? readingSeconds : listeningSeconds) - passed
  expect(Math.abs((await secondsLeft(page)) - left)).toBeLessThanOrEqual(2)
}

/** Expects what was recorded in the reading section, and finishes the exam with all other answers right. */
async function finishReading(page: Page, upgrade: Upgrade) {
  await choose(page, right[4] ?? 0)
  await enterListening(page)
  await answerListening(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  expect(upgrade.posts).toHaveLength(1)
  const [first = 0, , ...others] = right
  await upgrade.expectOneResult([first, equalOptions[0], ...others, ...rightHeard])
}

/** Expects place, answers and flag as they were recorded in the reading section. */
async function expectReading(page: Page) {
  await expect(questionHeading(page, 5, total, 'Reading')).toBeVisible()
  const answers = [right[0] ?? 0, equalOptions[1], right[2] ?? 0, right[3] ?? 0]
  for (const [index, option] of answers.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(cell(page, index + 1, option)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /^Question 5, not answered/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Question \d+, .*flagged/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Question 3, .*flagged/ })).toBeVisible()
}

/** Whether something waits to be sent. */
const outbox = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')))

test.describe('an exam that was begun in the build before', () => {
  test('in the reading section: place, answers, flag and time are the same, and what the server lacked reaches it', async ({
    page,
    account,
    upgrade,
  }) => {
    const stored = await upgrade.store('reading')
    expect(await upgrade.answeredOnServer()).toHaveLength(2)

    await page.goto(stored.path)
    await expectReading(page)
    await expectSecondsLeft(page, stored, 'reading')
    await expect.poll(async () => (await upgrade.answeredOnServer()).length).toBe(4)
    expect(await page.evaluate(() => caches.keys())).toContain(`paper:${account.userId}:${examId}`)
    await finishReading(page, upgrade)
  })

  test('in the reading section, of which the browser has kept only the database', async ({ page, upgrade }) => {
    const stored = await upgrade.store('reading', (all) => ({
      ...all,
      localStorage: Object.fromEntries(
        Object.entries(all.localStorage).filter(([key]) => !key.startsWith(`exam-${examId}-`)),
      ),
    }))
    await page.goto(stored.path)
    await expectReading(page)
    await expectSecondsLeft(page, stored, 'reading')
    await finishReading(page, upgrade)
  })

  test.describe('in the second play of a clip', () => {
    const clipSeconds = 12
    test.use({ clipSeconds })

    /** Expects the rest of the second play and nothing more of this clip. */
    async function hearRest(page: Page, stored: StoredBrowser) {
      await expect(questionHeading(page, firstListening, total, 'Listening')).toBeVisible()
      await expect(options(page).first()).toBeDisabled()
      await expectSecondsLeft(page, stored, 'listening')
      const position = numberIn(stored, 'audioPosition', 'seconds')
      await hearClip(page, 30_000)
      const events = await heard(page, clipSeconds)
      expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1)
      // A browser may say that it plays before it has gone to the position, too, and a busy one says it late.
      const from = events.findLast(({ type }) => type === 'playing')?.at ?? 0
      expect(from).toBeGreaterThan(position - 0.5)
      expect(from).toBeLessThan(position + 1.5)
      const seconds = ((events.at(-1)?.when ?? 0) - (events[0]?.when ?? 0)) / 1000
      expect(Math.abs(clipSeconds - position - seconds)).toBeLessThanOrEqual(2)
    }

    /** Answers it, and expects two plays of the next. */
    async function finish(page: Page, upgrade: Upgrade) {
      await choose(page, rightHeard[0] ?? 0)
      await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
      await expect(page.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
      await letTimeRunOut(page)
      await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
      expect(upgrade.posts).toHaveLength(1)
      await upgrade.expectOneResult([...right, rightHeard[0] ?? 0, null, null, null, null])
    }

    test('it goes on at its second, there is no third, and the next clip has two', async ({ page, upgrade }) => {
      const stored = await upgrade.store('second-play')
      await page.clock.install()
      await page.goto(stored.path)
      await hearRest(page, stored)
      await finish(page, upgrade)
    })

    test('without a connection it goes on with the paper and the clips that the device has', async ({
      page,
      context,
      upgrade,
    }) => {
      const stored = await upgrade.store('second-play')
      await page.clock.install()
      await context.route(/\/(api|media)\//, (route) => route.abort('connectionrefused'))
      await page.goto(stored.path)
      await hearRest(page, stored)
      await context.unroute(/\/(api|media)\//)
      await finish(page, upgrade)
    })

    test('the time to answer after it goes on as well', async ({ page, upgrade }) => {
      const stored = await upgrade.store('answer-window')
      const left = numberIn(stored, 'answerDeadline', 'deadline') - stored.recordedAt
      // However long the room takes to open here, the learner has looked at it at once: time goes on by steps.
      await page.clock.install({ time: stored.recordedAt })
      await page.clock.pauseAt(stored.recordedAt + 1)
      await page.goto(stored.path)
      const heading = questionHeading(page, firstListening, total, 'Listening')
      await expect
        .poll(
          async () => {
            await page.clock.runFor(20)
            return heading.isVisible()
          },
          { intervals: [20] },
        )
        .toBe(true)
      const [, seconds] = /\((\d) seconds remaining\)/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
      expect(Number(seconds)).toBeGreaterThan(0)
      expect(Number(seconds)).toBeLessThanOrEqual(Math.ceil(left / 1000))
      expect(await heard(page, clipSeconds)).toEqual([])
      await page.clock.resume()
      await finish(page, upgrade)
    })
  })

  test('in a tab that is still open, it can be looked at there only, until it is taken over', async ({
    page,
    context,
    upgrade,
  }) => {
    const stored = await upgrade.store('reading')
    const old = await context.newPage()
    await holdLock(old, `naru.writer:exam:${examId}`)
    await page.goto(stored.path)
    await expect(page.getByRole('heading', { name: 'This exam is open in another tab' })).toBeVisible()
    await expect(options(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue here' }).click()
    await expectReading(page)
  })
})

test.describe('a result of the build before', () => {
  const [, ...others] = [...right, ...rightHeard]
  const answers = [wrongOption(paper.reading[0] ?? { number: 1, right: 0, options: 4 }), ...others]

  for (const { where, path, said } of [
    { where: 'any page of the site', path: '/', said: [] },
    { where: 'its room', path: `/quiz/${examId}`, said: ['Exam Results'] },
  ]) {
    test(`that waits is sent once by opening ${where}`, async ({ page, upgrade }) => {
      const stored = await upgrade.store('waiting-result')
      expect(await outbox(page)).toHaveLength(1)
      await upgrade.expectNoResult()

      await page.goto(path)
      for (const heading of said) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      }
      await upgrade.expectOneResult(answers)
      await expect.poll(() => outbox(page)).toEqual([])
      expect(upgrade.posts.map((body) => parse(body))).toEqual(upgrade.posts.map(() => keptResult(stored)))
      // The room of 47c917f asks at once and the site's outbox asks again; the server answers both with the same result.
      const most = path === '/' ? 1 : 2
      expect(upgrade.posts.length).toBeLessThanOrEqual(most)
      upgrade.posts.length = 0

      await page.goto(`/quiz/${examId}`)
      await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
      await expect(page.getByText('90%').first()).toBeVisible()
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(upgrade.posts).toEqual([])
      await upgrade.expectOneResult(answers)
    })
  }

  test('that is saved stays for the review, and is not sent again', async ({ page, upgrade }) => {
    const stored = await upgrade.store('saved-result')
    // Only what the device has may help.
    await page.route(resultsCall, (route) => route.abort('connectionrefused'))
    await page.goto(stored.path)
    await expect(page.getByRole('heading', { name: 'Exam Results' })).toBeVisible()
    await expect(page.getByText('90%').first()).toBeVisible()
    await expect(page.getByText(`Correct (${total - 1})`)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(upgrade.posts).toEqual([])
    await upgrade.expectOneResult(answers)
  })
})
