import type { LeaderboardEntry } from '@naru/api'
import { handlers, sampleExams, sampleLeaderboard, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '../../../shared/testing/hardNames'
import { withSite } from '../pageStory'
import { LeaderboardPage } from './Page'

/** Told which paper's board was asked for, and with which credentials. */
const asked = fn()
const notesBoards = http.get('*/api/results/leaderboard', ({ request }) => {
  const { search } = new URL(request.url)
  asked(search, request.credentials)
  return HttpResponse.json(sampleLeaderboard)
})

const meta = {
  title: 'Pages/Leaderboard',
  component: LeaderboardPage,
  decorators: [withSite],
  beforeEach: () => void asked.mockClear(),
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

/** Podium of the first three, and everybody in the table. */
export const PodiumAndTable: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const podium = within(await page.findByRole('list', { name: 'Top 3' }))
    await expect(podium.getByText('Kasun Fernando (05:12)')).toBeVisible()
    await expect(podium.getByText('Tharushi Silva (05:55)')).toBeVisible()
    await expect(podium.getByText('Arun Selvarajah (05:55)')).toBeVisible()
    await expect(podium.getByRole('img', { name: 'Trophy' })).toBeVisible()
    await expect(page.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Rank',
      'Username',
      'Time Taken',
      'Percentage Score',
    ])
    await expect(page.getByRole('row', { name: '5 Dilani Jayawardena 07:59 50%' })).toBeVisible()
    await expect(page.getAllByRole('row')).toHaveLength(1 + sampleLeaderboard.length)
    await expect(document.title).toBe('Leaderboard · Naru')
  },
}

const ownId = sampleUser.userId

/** Answers the board of extra time with some of the rows; an API that knows no such board answers as ever. */
const withExtraTime = (ordinary: LeaderboardEntry[], apart: LeaderboardEntry[]) =>
  http.get('*/api/results/leaderboard', ({ request }) =>
    HttpResponse.json(
      new URL(request.url).searchParams.get('board') === 'extra-time'
        ? apart.map((entry, index) => ({ ...entry, rank: index + 1, isExtraTime: true, timeFactor: 1.5 }))
        : ordinary,
    ),
  )

/** Attempts with extra time stand below, with ranks of their own; the learner's own row stands out there too. */
export const ExtraTimeIsRankedApart: Story = {
  parameters: {
    msw: {
      handlers: [
        withExtraTime(
          sampleLeaderboard.filter(({ userId }) => userId !== ownId),
          sampleLeaderboard.filter(({ userId }) => userId === ownId),
        ),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const apart = within(await page.findByRole('table', { name: 'With extra time' }))
    const own = apart.getByRole('row', { name: /^1 nimali perera/ })
    await expect(own).toHaveTextContent('Extra time')
    await waitFor(() => expect(own).toHaveTextContent('You'))
    await expect(page.getByRole('row', { name: /Kasun Fernando/ })).not.toHaveTextContent('Extra time')
  },
}

/** Whoever is on the board reads the own place above it. */
export const OwnPlaceIsSaid: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your place: 4, with 67% in 06:40.')).toBeVisible()
  },
}

/** A board is cut after a hundred rows: whoever stands below it is told so. */
export const BelowTheHundredRows: Story = {
  parameters: {
    msw: {
      handlers: handlers.ok({
        getLeaderboard: Array.from({ length: 100 }, (_, index) => ({
          rank: index + 1,
          userId: `other-${index}`,
          name: 'Kasun',
          lName: `Fernando ${index}`,
          timeTaken: 300 + index,
          totalScore: 30,
          percentageScore: 100,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Your first attempt (50% in 07:41) is outside the top 100.'),
    ).toBeVisible()
  },
}

/** Only attempts with extra time: the ordinary board is said to be empty, and theirs is shown. */
export const OnlyExtraTime: Story = {
  parameters: { msw: { handlers: [withExtraTime([], sampleLeaderboard.slice(0, 1)), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('table', { name: 'With extra time' })).toBeVisible()
    await expect(page.getByText('No results available for this paper.')).toBeVisible()
  },
}

/** An API that knows no board of extra time answers with the ordinary one: nobody is shown twice. */
export const AnApiWithoutExtraTime: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('row', { name: /Dilani/ })).toBeVisible()
    await expect(page.getAllByRole('row')).toHaveLength(1 + sampleLeaderboard.length)
    await expect(page.queryByRole('heading', { name: 'With extra time' })).toBeNull()
  },
}

/** Another paper asks for its own board. */
export const ChoosingAPaperAsksForItsBoard: Story = {
  parameters: { msw: { handlers: [notesBoards, ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first, second] = sampleExams.map(({ _id }) => _id)
    const paper = await page.findByLabelText('Paper')
    await waitFor(() => expect(asked).toHaveBeenCalledWith(`?examId=${first}`, 'include'))
    await userEvent.selectOptions(paper, second ?? '')
    await waitFor(() => expect(asked).toHaveBeenCalledWith(`?examId=${second}`, 'include'))
    await expect(paper).toHaveValue(second)
    await expect(await page.findByRole('list', { name: 'Top 3' })).toBeVisible()
  },
}

/** An older API sends no percentage: it is reckoned from the marks. */
export const PercentageIsReckonedFromMarks: Story = {
  parameters: {
    msw: {
      handlers: handlers.ok({
        listExams: sampleExams.map(({ _id, topic, description, duration }) => ({ _id, topic, description, duration })),
        getLeaderboard: sampleLeaderboard.map(({ percentageScore: _none, ...entry }) => ({
          ...entry,
          totalScore: 155,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('78%')).toHaveLength(sampleLeaderboard.length)
  },
}

/** The papers are on their way. */
export const LoadingPapers: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading papers…')).toBeVisible()
  },
}

/** The board is on its way. */
export const LoadingBoard: Story = {
  parameters: { msw: { handlers: [...handlers.loading(['getLeaderboard']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading leaderboard…')).toBeVisible()
  },
}

/** Nothing answers with papers. */
export const PapersOffline: Story = {
  parameters: { msw: { handlers: [...handlers.offline(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch papers: network error')).toBeVisible()
  },
}

/** A page instead of the papers. */
export const PapersAreAPage: Story = {
  parameters: { msw: { handlers: [...handlers.html(['listExams']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Expected an array of papers')).toBeVisible()
  },
}

/** Nothing answers with the board. */
export const BoardOffline: Story = {
  parameters: { msw: { handlers: [...handlers.offline(['getLeaderboard']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Failed to fetch leaderboard: network error')).toBeVisible()
  },
}

/** The second try answers. */
export const TryAgainBringsTheBoard: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/results/leaderboard', () => new HttpResponse('<h1>Oops</h1>', { status: 502 }), { once: true }),
        ...handlers.ok(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Failed to fetch leaderboard: 502 Bad Gateway')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('list', { name: 'Top 3' })).toBeVisible()
  },
}

/** The error is red, and no colour alone tells it. */
export const ErrorsAreRed: Story = {
  parameters: { msw: { handlers: [...handlers.error(['getLeaderboard']), ...handlers.ok()] } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    const sentence = within(alert).getByText('Failed to fetch leaderboard: 500 Internal Server Error')
    await expect(getComputedStyle(sentence).color).not.toBe(getComputedStyle(alert).color)
  },
}

/** Names of any length and script, and one that is missing. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: {
      handlers: handlers.ok({
        getLeaderboard: [...Object.values(hardNames), ''].map((name, index) => ({
          rank: index + 1,
          userId: `user-${index}`,
          name,
          lName: '',
          timeTaken: 600 + index,
          totalScore: 30 - index,
        })),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    for (const name of Object.values(hardNames)) {
      await expect((await page.findAllByText(name, { exact: false }))[0]).toBeVisible()
    }
    await expect(page.getByRole('rowheader', { name: 'N/A' })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
