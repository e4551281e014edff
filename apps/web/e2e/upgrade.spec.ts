import { expect, type Page } from '@playwright/test'
import {
  cell,
  startListening,
  examId,
  expectNoResult,
  letTimeRunOut,
  sampleExam,
  resultsCall,
  secondsLeft,
  test as learnerTest,
  total,
} from './support/faults'
import { readClipEvents, recordClipEvents } from './support/clipEvents'
import { choose, options, questionHeading, wrongOption } from './support/examRoom'
import { fillBrowser, savedResult, restoreOnServer, type StoredBrowser } from './support/storedBrowser'
import {
  answerListening,
  equalOptions,
  expectOneResultWith,
  playClip,
  makeOptionsEqual,
  progressOnServer,
} from './support/upgrade'
import { holdLock } from './support/tabLock'

/** Positions of the correct options. */
const right = sampleExam.reading.map((question) => question.right)
const rightListening = sampleExam.listening.map((question) => question.right)
const firstListening = sampleExam.reading.length + 1
const readingSeconds = 5 * 60
const listeningSeconds = 4 * 60

interface Upgrade {
  /**
   * Restores a recorded browser of the previous build, and its attempt on the server.
   *
   * @param change edits the recording before it is restored
   * @returns the recording
   */
  store(name: string, change?: (stored: StoredBrowser) => StoredBrowser): Promise<StoredBrowser>
  /** Bodies of the sent results. */
  posts: string[]
  /** Ids of the questions whose answers the server has saved. */
  answeredOnServer(): Promise<string[]>
  expectNoResult(): Promise<void>
  /** See `expectOneResultWith`. */
  expectOneResult(positions: readonly (number | null)[]): Promise<void>
}

const test = learnerTest.extend<{ upgrade: Upgrade }>({
  upgrade: async ({ page, context, baseURL: base, account }, use) => {
    const baseURL = base ?? ''
    await makeOptionsEqual(context)
    await recordClipEvents(context)
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

/** Expects the timer to show the section's remaining time, within 2 s. */
async function expectSecondsLeft(page: Page, stored: StoredBrowser, section: 'reading' | 'listening') {
  const startedAt = Number(valueOf(stored, `${section}-startTime`))
  const passed = ((await page.evaluate(() => Date.now())) - startedAt) / 1000
  const left = (section === 'reading' ? readingSeconds : listeningSeconds) - passed
  expect(Math.abs((await secondsLeft(page)) - left)).toBeLessThanOrEqual(2)
}

/** Finishes the recorded exam with all other answers correct, and expects its result. */
async function finishReading(page: Page, upgrade: Upgrade) {
  await choose(page, right[4] ?? 0)
  await startListening(page)
  await answerListening(page)
  await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
  expect(upgrade.posts).toHaveLength(1)
  const [first = 0, , ...others] = right
  await upgrade.expectOneResult([first, equalOptions[0], ...others, ...rightListening])
}

/** Expects the recorded question, answers and flag of the reading section. */
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

/** Keys of unsent results. */
const outbox = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:')))

test.describe('an exam started in the previous build', () => {
  test('in the reading section restores question, answers, flag and time, and syncs the missing answers', async ({
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

  test('in the reading section restores everything from IndexedDB alone', async ({ page, upgrade }) => {
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

    /** Expects exactly the rest of the second play. */
    async function expectRestOfPlay(page: Page, stored: StoredBrowser) {
      await expect(questionHeading(page, firstListening, total, 'Listening')).toBeVisible()
      await expectSecondsLeft(page, stored, 'listening')
      const position = numberIn(stored, 'audioPosition', 'seconds')
      await playClip(page, 30_000)
      const events = await readClipEvents(page, clipSeconds)
      expect(events.filter(({ type }) => type === 'ended')).toHaveLength(1)
      // A browser may also dispatch 'playing' before the seek, and late under load.
      const from = events.findLast(({ type }) => type === 'playing')?.at ?? 0
      expect(from).toBeGreaterThan(position - 0.5)
      expect(from).toBeLessThan(position + 1.5)
      const seconds = ((events.at(-1)?.when ?? 0) - (events[0]?.when ?? 0)) / 1000
      expect(Math.abs(clipSeconds - position - seconds)).toBeLessThanOrEqual(2)
    }

    /** Answers the question, and expects the next clip's first play. */
    async function finish(page: Page, upgrade: Upgrade) {
      await choose(page, rightListening[0] ?? 0)
      await expect(questionHeading(page, firstListening + 1, total, 'Listening')).toBeVisible()
      await expect(page.getByText('Playing audio (Play 1 of 2)…')).toBeVisible()
      await letTimeRunOut(page)
      await expect(page.getByText('Result saved successfully! Attempt 1')).toBeVisible()
      expect(upgrade.posts).toHaveLength(1)
      await upgrade.expectOneResult([...right, rightListening[0] ?? 0, null, null, null, null])
    }

    test('resumes at its position, adds no third play, and the next clip has two', async ({ page, upgrade }) => {
      const stored = await upgrade.store('second-play')
      await page.clock.install()
      await page.goto(stored.path)
      await expectRestOfPlay(page, stored)
      await finish(page, upgrade)
    })

    test('resumes offline with the saved exam and clips', async ({ page, context, upgrade }) => {
      const stored = await upgrade.store('second-play')
      await page.clock.install()
      await context.route(/\/(api|media)\//, (route) => route.abort('connectionrefused'))
      await page.goto(stored.path)
      await expectRestOfPlay(page, stored)
      await context.unroute(/\/(api|media)\//)
      await finish(page, upgrade)
    })

    test('resumes the answer window after it', async ({ page, upgrade }) => {
      const stored = await upgrade.store('answer-window')
      const left = numberIn(stored, 'answerDeadline', 'deadline') - stored.recordedAt
      // Time advances in steps, so that the exam room's loading takes none of the answer window.
      // The installed clock runs until it is paused, so it starts a minute earlier.
      await page.clock.install({ time: stored.recordedAt - 60_000 })
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
      expect(await readClipEvents(page, clipSeconds)).toEqual([])
      await page.clock.resume()
      await finish(page, upgrade)
    })
  })

  test('shows the exam only in the tab that holds the lock, until another steals it', async ({
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

test.describe('a result of the previous build', () => {
  const [, ...others] = [...right, ...rightListening]
  const answers = [wrongOption(sampleExam.reading[0] ?? { right: 0, options: 4 }), ...others]

  for (const { where, path, said } of [
    { where: 'any page of the site', path: '/', said: [] },
    { where: 'its room', path: `/quiz/${examId}`, said: ['Exam Results'] },
  ]) {
    test(`that is unsent is sent once by opening ${where}`, async ({ page, upgrade }) => {
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
      expect(upgrade.posts.map((body) => parse(body))).toEqual(upgrade.posts.map(() => savedResult(stored)))
      // The exam room and the site's outbox may both send; the server returns the same result to both.
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

  test('that is saved is available for review, and is not sent again', async ({ page, upgrade }) => {
    const stored = await upgrade.store('saved-result')
    // Only the device's data is available.
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
