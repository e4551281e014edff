import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { DashboardPage } from './Page'

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardPage,
  decorators: [withSite],
  parameters: {
    layout: 'fullscreen',
    site: { path: '/dashboard', isLoggedIn: true, hasSideNav: true },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta<typeof DashboardPage>
export default meta

type Story = StoryObj<typeof meta>

/** Greeting, student id and the way to an exam. */
export const GreetsTheLearner: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: /^Hello, (?!User$)/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Exam' })).toHaveAttribute('href', '/exams')
  },
}

/** Data that cannot be loaded leave their fallbacks. */
export const WithoutDataShowsFallbacks: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getUserData']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Hello, User' })).toBeVisible()
    await expect(page.getAllByText('N/A')).toHaveLength(3)
  },
}
