import { handlers, okBodies, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../../frame/pageStory'

const meta = {
  title: 'Pages/Dashboard',
  ...sitePage({ path: '/dashboard', isLoggedIn: true }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** The value of a term of the profile. */
const fact = (canvasElement: HTMLElement, term: string) =>
  within(canvasElement)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextElementSibling

/** Capitalised names, the first seven characters of the id in capitals, email and phone. */
export const GreetsTheLearner: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page, canvasElement }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Hello, Nimali Perera' })).toBeVisible()
    await expect(fact(canvasElement, 'Student ID')).toHaveTextContent(/^65F1C0A$/)
    await expect(fact(canvasElement, 'Email')).toHaveTextContent(/^nimali@example\.com$/)
    await expect(fact(canvasElement, 'Contact No')).toHaveTextContent(/^\+94771234567$/)
    await expect(document.title).toBe('Dashboard · Naru')
    // A generic figure, not an initial.
    await expect(within(page.getByRole('region', { name: 'Profile' })).queryByText(/^[NU]$/)).toBeNull()
    await expect(page.getByRole('link', { name: 'Open profile' })).toHaveAttribute('href', '/profile')
  },
}

/** Practice and words are at the top, what to do today below the profile. Start Exam opens the list of exams. */
export const ShowsTheDayOfTheLearner: Story = {
  play: async ({ canvas: page }) => {
    const today = within(await page.findByRole('region', { name: 'Today' }))
    await expect(await today.findByText('12 questions')).toBeVisible()
    await expect(today.getByText('30 words')).toBeVisible()
    await expect(today.getByText('20 / 30 marks (67%)')).toBeVisible()
    await expect(today.getByText('104 days')).toBeVisible()
    await expect(today.getByText('Mini Exam')).toBeVisible()
    const weak = today.getAllByRole('listitem').filter(({ textContent }) => /\d of \d/.test(textContent ?? ''))
    await expect(weak.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Hear a number1 of 6',
      '10. 물건 구입2 of 7',
      'Picture and word3 of 5',
    ])
    const hrefOf = (name: string) => today.getByRole('link', { name }).getAttribute('href')
    await expect(hrefOf('Hear a number')).toBe('/practice/drills?family=hear-number')
    // The bank has no questions of it.
    await expect(hrefOf('Picture and word')).toBe('/practice?family=picture-word&early=true')
    await expect(today.getByText('물건 구입')).toHaveAttribute('lang', 'ko')
    await userEvent.click(page.getByRole('link', { name: 'Start Exam' }))
    await opens('/exams')
  },
}

/** A learner without results or a plan: what comes after the first exam, and what needs a plan. */
export const WithoutAResult: Story = {
  parameters: bodies({ getToday: { today: '2026-03-02', questions: 0, words: 0, hasPlan: false, weakest: [] } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/After your first paper, you will see here what to practise/)).toBeVisible()
    await expect(page.getByText('None yet. Questions that you miss in a paper come here.')).toBeVisible()
    await expect(page.getByText('You need a plan to learn words.')).toBeVisible()
    await expect(page.getByText('Nothing yet. Finish a paper first.')).toBeVisible()
    const plans = page.getAllByRole('link', { name: 'See the plans' })
    await expect(plans.map((link) => link.getAttribute('href'))).toEqual(['/pricing', '/pricing'])
    await expect(page.getByRole('link', { name: 'Set the date' })).toHaveAttribute('href', '/practice#exam-day')
  },
}

/** All done for today, and no topic stands out. */
export const NothingLeftToday: Story = {
  parameters: bodies({ getToday: { ...okBodies.getToday, questions: 0, words: 0, weakest: [] } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findAllByText('None left today.')).toHaveLength(2)
    await expect(page.getByText('No topic stands out in your latest papers.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('12 questions')).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Without today's cards the rest stays. */
export const WhileTodayFails: Story = {
  parameters: answers(...handlers.error(['getToday'])),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('link', { name: 'Start Exam' })).toBeVisible()
    await waitFor(() => expect(page.queryByRole('region', { name: 'Today' })).toBeNull())
    await expect(page.queryByRole('alert')).toBeNull()
  },
}

const showsFallbacks: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name: 'Hello, User' })).toBeVisible()
  for (const term of ['Student ID', 'Email', 'Contact No']) {
    await expect(fact(canvasElement, term)).toHaveTextContent(/^N\/A$/)
  }
  await expect(page.getByRole('link', { name: 'Start Exam' })).toBeVisible()
  await expect(page.queryByRole('alert')).toBeNull()
}

export const WithoutDataShowsFallbacks: Story = {
  parameters: answers(...handlers.error(['getUserData'])),
  play: showsFallbacks,
}

const greets = (name: string, lName: string): Story => ({
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({ getUserData: { ...sampleUser, name, lName, email: `${name.slice(0, 60)}@example.lk` } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: `Hello, ${name} ${lName}` })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
})

/** 300 characters without a space fit a phone. */
export const LongNameFitsAPhone: Story = greets(hardNames.long, hardNames.words)

export const SinhalaAndTamilNames: Story = greets(hardNames.sinhala, hardNames.tamil)
