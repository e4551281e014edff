import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { matrix } from '@naru/ui/internal/stories'
import type { LeaderboardEntryView } from './entries'
import { Leaderboard } from './Leaderboard'

const entries: LeaderboardEntryView[] = [
  { rank: 1, userId: 'u1', name: 'Nimali', lName: 'Silva', timeTaken: 1894, percentage: 98 },
  { rank: 2, userId: 'u2', name: 'Kamal', lName: 'Perera', timeTaken: 2106, percentage: 95 },
  { rank: 3, userId: 'u3', name: 'Tharushi', lName: 'Fernando', timeTaken: 2350, percentage: 91 },
  { rank: 4, userId: 'u4', name: 'Ruwan', lName: 'Jayasuriya', timeTaken: 2411, percentage: 84 },
  { rank: 5, userId: 'u5', name: 'Priya', lName: 'Rajan', timeTaken: 2760, percentage: 71 },
]

/** The best results of one exam. */
const meta = {
  title: 'Exam/Leaderboard',
  component: Leaderboard,
  tags: ['autodocs'],
  args: { entries },
} satisfies Meta<typeof Leaderboard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TheFirstThreeStandOnThePodiumAboveTheTable: Story = {
  play: async ({ canvas }) => {
    const podium = canvas.getByRole('list', { name: 'Top 3' })
    await expect(within(podium).getByText('Nimali Silva (31:34)')).toBeVisible()
    await expect(within(podium).getByRole('img', { name: 'Trophy' })).toBeVisible()
    await expect(within(podium).getByRole('img', { name: 'Silver medal' })).toBeVisible()
    await expect(within(podium).getByRole('img', { name: 'Bronze medal' })).toBeVisible()
    await expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Rank', 'Username', 'Time Taken', 'Percentage Score'])
    await expect(canvas.getByRole('row', { name: '4 Ruwan Jayasuriya 40:11 84%' })).toBeVisible()
  },
}

/** A learner without an id is shown as often as listed. */
export const TheOwnLineStandsOutAndEveryLineIsShown: Story = {
  args: {
    ownUserId: 'u4',
    entries: entries.map((entry) => (entry.userId === 'u4' ? entry : { ...entry, userId: '' })),
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('row', { name: /Ruwan/ })).getByText('You')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const ASharedRankSharesThePrizeAndTheHeightOfItsStep: Story = {
  args: { entries: entries.map((entry, index) => (index === 1 ? { ...entry, rank: 1, percentage: 98 } : entry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Trophy' })).toHaveLength(2)
    const steps = within(canvas.getByRole('list', { name: 'Top 3' })).getAllByRole('listitem')
    const [first, second, third] = steps.map((step) => step.getBoundingClientRect().height)
    await expect(second).toBe(first)
    await expect(third).toBeLessThan(first ?? 0)
  },
}

export const OneEntryFillsOnePlace: Story = {
  args: { entries: entries.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Top 3' })).getAllByRole('listitem')).toHaveLength(1)
  },
}

const extended = entries
  .slice(0, 2)
  .map((entry, index) => ({ ...entry, rank: index + 1, userId: `e${index}`, name: 'Sanduni', isExtraTime: true }))

export const AttemptsWithExtraTimeAreMarkedAndRankedApart: Story = {
  args: { entries: [...extended, ...entries] },
  play: async ({ canvas }) => {
    const extraTime = canvas.getByRole('region', { name: 'With extra time' })
    await expect(within(extraTime).getAllByRole('row', { name: /Sanduni.*Extra time/ })).toHaveLength(2)
    await expect(within(extraTime).getByRole('row', { name: /^1 Sanduni/ })).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Top 3' })).getByText('Nimali Silva (31:34)')).toBeVisible()
    await expect(within(canvas.getByRole('table', { name: 'Leaderboard' })).queryByText(/Sanduni/)).toBeNull()
  },
}

export const OnlyAttemptsWithExtraTimeHaveNoPodium: Story = {
  args: { entries: extended },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Top 3' })).not.toBeInTheDocument()
  },
}

export const Gallery: Story = matrix(Leaderboard, {
  variants: { all: { entries: [...entries, ...extended], ownUserId: 'u2' } },
  text: (words) => ({ entries: entries.map((entry) => ({ ...entry, name: words.slice(0, 40), lName: '김' })) }),
})
