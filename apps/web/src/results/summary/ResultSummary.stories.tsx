import { okBodies } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { fitsTheScreen } from '@naru/app-shell/testing/hardNames'
import { bodies, refused } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../../frame/pageStory'

const meta = {
  title: 'Pages/My result/Summary',
  ...sitePage({ path: '/myresult/attempt-1/summary', isLoggedIn: true }),
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Marks, bars and seven days. */
export const ResultBarsAndPlan: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Summary of EPS-TOPIK Sample 1' })).toBeVisible()
    await expect(page.getByText('15 / 30 marks (50%)')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Sections' })).toBeVisible()
    const plan = within(page.getByRole('region', { name: 'Plan for the week' }))
    await expect(plan.getByText('Day 7')).toBeVisible()
    const drills = plan.getAllByRole('link', { name: 'Ten new questions: 10. 물건 구입' })
    await expect(drills.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/practice/drills?unit=10'))
    await expect(drills.map((link) => link.querySelector('[lang=ko]')?.textContent)).toEqual(Array(3).fill('물건 구입'))
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

/** A weak topic that the bank has no questions of: those that were missed. */
export const WithoutADrill: Story = {
  parameters: bodies({
    getAttemptAnalysis: {
      ...okBodies.getAttemptAnalysis,
      weakest: [{ kind: 'family', id: 'picture-word', right: 1, total: 4, hasDrill: false }],
    },
  }),
  play: async ({ canvas: page }) => {
    const links = await page.findAllByRole('link', {
      name: 'Questions you got wrong: Picture and word',
    })
    await expect(links[0]).toHaveAttribute('href', '/practice?family=picture-word&early=true')
  },
}

function withShare() {
  Object.defineProperty(navigator, 'share', { value: fn(async () => undefined), configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'share')
}

export const SharesIt: Story = {
  beforeEach: withShare,
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Share' }))
    const shared = expect.stringMatching(
      /^EPS-TOPIK Sample 1: 15 \/ 30 marks .*\nReading: 2 of 3\n[^]*\nDay 7: A whole paper/,
    )
    await expect(navigator.share).toHaveBeenCalledWith({ text: shared })
  },
}

/** Sections have the names of the exam room, on the page and in what is shared. */
export const NamesSectionsInTheReadersLanguage: Story = {
  globals: { language: 'si' },
  beforeEach: withShare,
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('row', { name: /^කියවීම / })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'බෙදා ගන්න' }))
    await expect(navigator.share).toHaveBeenCalledWith({ text: expect.stringMatching(/\nකියවීම: [^]*\nසවන්දීම: /) })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await page.findByText('15 / 30 marks (50%)')
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Another learner's attempt, or none. */
export const UnknownAttempt = refused(['getAttemptAnalysis'], { status: 404 }, 'There is no such attempt.')
