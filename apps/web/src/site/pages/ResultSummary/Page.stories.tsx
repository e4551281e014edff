import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { fitsTheScreen } from '../../../shared/testing/hardNames'
import { renderSite } from '../pageStory'

const meta = {
  title: 'Pages/My result/Summary',
  render: renderSite,
  parameters: {
    layout: 'fullscreen',
    site: { path: '/myresult/attempt-1/summary', isLoggedIn: true },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Marks, bars and seven days. */
export const ResultBarsAndPlan: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
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

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('15 / 30 marks (50%)')
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** Another learner's attempt, or none. */
export const UnknownAttempt: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getAttemptAnalysis'], { status: 404 }), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There is no such attempt.')).toBeVisible()
  },
}
