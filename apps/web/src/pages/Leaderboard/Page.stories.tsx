import { handlers, sampleExams } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withSite } from '../pageStory'
import { LeaderboardPage } from './Page'

const meta = {
  title: 'Pages/Leaderboard',
  component: LeaderboardPage,
  decorators: [withSite],
  parameters: {
    layout: 'fullscreen',
    site: { path: '/leaderboard', isLoggedIn: true, hasSideNav: true },
    msw: { handlers: handlers.ok() },
  },
} satisfies Meta<typeof LeaderboardPage>
export default meta

type Story = StoryObj<typeof meta>

/** The first exam is chosen; 'Select a paper' cannot be. */
export const FirstPaperIsPreselected: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByLabelText('Paper')).toHaveValue(sampleExams[0]?._id)
    await expect(page.getByRole('option', { name: 'Select a paper' })).toBeDisabled()
    await expect(await page.findByRole('columnheader', { name: 'Percentage Score' })).toBeVisible()
    for (const name of ['Rank', 'Username', 'Time Taken']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible()
    }
  },
}

/** Nobody has taken the paper. */
export const NoResults: Story = {
  parameters: { msw: { handlers: handlers.ok({ getLeaderboard: [] }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No results available for this paper.')).toBeVisible()
  },
}

/** No papers: nothing can be chosen. */
export const NoPapers: Story = {
  parameters: { msw: { handlers: handlers.empty() } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Please select a paper to view the leaderboard.')).toBeVisible()
  },
}

/** The list of papers fails. */
export const PapersFailed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Failed to fetch papers: 500 Internal Server Error'),
    ).toBeVisible()
  },
}

/** The list of papers is no list. */
export const PapersAreNoArray: Story = {
  parameters: { msw: { handlers: [...handlers.wrongShape(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Expected an array of papers')).toBeVisible()
  },
}

/** The board fails. */
export const BoardFailed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getLeaderboard'], { status: 403 }), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch leaderboard: 403 Forbidden')).toBeVisible()
  },
}

/** The board is no list. */
export const BoardIsNoArray: Story = {
  parameters: { msw: { handlers: [...handlers.wrongShape(['getLeaderboard']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Expected an array of leaderboard entries')).toBeVisible()
  },
}
