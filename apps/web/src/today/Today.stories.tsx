import type { Today } from '@naru/api'
import { handlers, okBodies, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getChosenExam } from '@naru/app-shell/state/chosenExam'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, leadsTo, says } from '@naru/app-shell/testing/storyStates'
import { createFakeTime } from '@naru/app-shell/time'
import { opens, sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Practice/Today',
  ...sitePage({ path: '/dashboard', isLoggedIn: true }),
} satisfies Meta

const { getToday: day } = okBodies
const firstDay: Today = {
  today: day.today,
  action: 'startFree',
  freePlan: { planId: 'plan-free', examId: 'exam-mini', topic: 'Mini Exam' },
  questions: 0,
  words: 0,
  minutes: 0,
  tomorrow: { questions: 0, words: 0, minutes: 0 },
  practisedDays: [],
  scores: [],
  floors: [],
  weakest: [],
}

/** The value of a term of the learner's data. */
const fact = (canvasElement: HTMLElement, term: string) =>
  within(canvasElement)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextElementSibling

const step = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Your next step' }))

/** Capitalised names, the first seven characters of the id in capitals, email and phone. Start Exam opens the list of exams. */
export const GreetsTheLearner: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    const person = within(await page.findByRole('region', { name: 'Hello, Nimali Perera' }))
    await expect(fact(canvasElement, 'Student ID')).toHaveTextContent(/^65F1C0A$/)
    await expect(fact(canvasElement, 'Email')).toHaveTextContent(/^nimali@example\.com$/)
    await expect(fact(canvasElement, 'Contact No')).toHaveTextContent(/^\+94771234567$/)
    await expect(document.title).toBe('Today · Naru')
    // A generic figure, not an initial.
    await expect(person.queryByText(/^[NU]$/)).toBeNull()
    await leadsTo(person, 'Open profile', '/profile')
    await page.findByRole('heading', { name: 'Days of practice' })
    await userEvent.click(person.getByRole('link', { name: 'Start Exam' }))
    await opens('/exams')
  },
}

/** One action; below it the exam, the days of practice, the curve, and the weak topics with their practice. */
export const ShowsTheDayOfTheLearner: Story = {
  play: async ({ canvas: page, canvasElement }) => {
    const next = await step(canvasElement)
    await expect(await next.findByRole('heading', { name: '12 questions, 30 words' })).toBeVisible()
    await expect(next.getByText('About 26 minutes')).toBeVisible()
    await leadsTo(next, 'Continue', '/practice/today')
    await expect(page.getByText('104 days')).toBeVisible()
    await expect(page.getByText('Each day until then: 1 question, 6 new words, about 8 minutes.')).toBeVisible()
    await expect(page.getByText('You practised on 10 days of the last five weeks.')).toBeVisible()
    await expect(document.querySelectorAll('time[data-practised]')).toHaveLength(10)
    await expect(page.getByText('1 March 2026, practised')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Show as a table' }))
    await expect(page.getByRole('row', { name: 'EPS-TOPIK Sample 1 2 Mar 2026 67 %' })).toBeVisible()
    await expect(page.getByText('Minimum, Manufacturing: 55 %')).toBeVisible()
    const topics = within(page.getByRole('region', { name: 'Topics to work on' }))
    await expect(topics.getAllByRole('link').map((link) => `${link.ariaLabel} ${link.getAttribute('href')}`)).toEqual([
      'Practise: Hear a number /practice/drills?family=hear-number',
      'Practise: 10. 물건 구입 /practice/drills?unit=10',
      // The bank has no questions of it.
      'Practise: Picture and word /practice?family=picture-word',
    ])
    await expect(topics.getByText('물건 구입')).toHaveAttribute('lang', 'ko')
  },
}

/** One picture in place of what is still empty. */
export const TheFirstDay: Story = {
  tags: ['picture', 'languages'],
  parameters: bodies({ getToday: firstDay }),
  play: async ({ canvas: page, canvasElement }) => {
    const next = await step(canvasElement)
    await expect(await next.findByRole('heading', { name: 'Start with a free paper' })).toBeVisible()
    await expect(page.getByText('Your progress appears here')).toBeVisible()
    await expect(page.queryByRole('region', { name: 'Your scores' })).toBeNull()
    await leadsTo(page, 'Set the date', '/practice#exam-day')
  },
}

/** A running exam comes first: its time left, and the way back. */
export const ARunningExamIsResumed: Story = {
  parameters: {
    ...bodies({
      getToday: { ...day, action: 'resume', running: { examId: 'exam-sample', topic: 'Sample 1', secondsLeft: 610 } },
    }),
    site: { path: '/dashboard', isLoggedIn: true, time: createFakeTime() },
  },
  play: async ({ canvasElement }) => {
    const next = await step(canvasElement)
    await expect(await next.findByText('Your exam is running: 10:10 left.')).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Resume' }))
    await opens('/quiz')
    await expect(getChosenExam()).toBe('exam-sample')
  },
}

/** Nothing is left to practise: the next paper. */
export const NothingLeftToday: Story = {
  parameters: bodies({ getToday: { ...day, action: 'takeExam', questions: 0, words: 0, minutes: 0, weakest: [] } }),
  play: async ({ canvasElement }) => {
    const next = await step(canvasElement)
    await expect(await next.findByRole('heading', { name: 'Mini Exam' })).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Start Exam' }))
    await opens('/guidelines')
    await expect(getChosenExam()).toBe('exam-mini')
  },
}

const choosePlan = { ...firstDay, action: 'choosePlan' } as const

export const WithoutAnythingLeftAPlanIsNeeded: Story = {
  parameters: bodies({ getToday: choosePlan }),
  play: ({ canvas }) => leadsTo(canvas, 'See the plans', '/pricing'),
}

export const WithoutPlansNothingIsOffered: Story = {
  parameters: bodies({ getToday: choosePlan, listPricePlans: [] }),
  play: says('No papers are open yet'),
}

/** One line above the card, never instead of it. */
export const AnUnverifiedAddressIsOneLineAboveTheStep: Story = {
  parameters: { site: { path: '/dashboard', isLoggedIn: true, facts: { isVerified: false } } },
  play: async ({ canvas: page, canvasElement }) => {
    await leadsTo(page, 'Verify your email address', '/email-verify')
    await expect(await (await step(canvasElement)).findByRole('link', { name: 'Continue' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const next = await step(canvasElement)
    const action = await next.findByRole('link', { name: 'Continue' })
    // The one action is in view above the bar.
    await expect(action.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 64)
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Without the call, or while it fails: Start Exam, and everything specified. */
export const WithoutTheDayOfTheLearner: Story = {
  parameters: answers(...handlers.withoutExtensions()),
  play: async ({ canvas: page, canvasElement }) => {
    const next = await step(canvasElement)
    await leadsTo(next, 'Start Exam', '/exams')
    await expect(await page.findByRole('region', { name: 'Hello, Nimali Perera' })).toBeVisible()
    await expect(page.queryByRole('region', { name: 'Your exam' })).toBeNull()
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

/** Without a connection, practice is the next step. */
export const WithoutDataShowsFallbacks: Story = {
  parameters: {
    site: { path: '/dashboard', isLoggedIn: true, isOffline: true },
    ...answers(...handlers.offline(['getUserData', 'getToday'])),
  },
  play: async ({ canvas: page, canvasElement }) => {
    await leadsTo(page, 'Continue', '/practice/today')
    await expect(await page.findByRole('heading', { level: 2, name: 'Hello, User' })).toBeVisible()
    for (const term of ['Student ID', 'Email', 'Contact No']) {
      await expect(fact(canvasElement, term)).toHaveTextContent(/^N\/A$/)
    }
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

/** 300 characters without a space. */
export const LongNameFitsAPhone = fitsAPhone(
  { getUserData: { ...sampleUser, name: hardNames.long, lName: hardNames.words } },
  `Hello, ${hardNames.long} ${hardNames.words}`,
)
