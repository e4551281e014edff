import type { LeaderboardEntry } from '@naru/api'
import { handlers, sampleExams, sampleLeaderboard, sampleMyResults, sampleUser } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { getChosenExam } from '@naru/app-shell/state/chosenExam'
import { answers, bodies, calls, says, loading, empty, refused, retries } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../../frame/pageStory'

export default {
  title: 'Pages/Exam/Leaderboard',
  ...sitePage({ path: '/leaderboard', isLoggedIn: true }),
} satisfies Meta

/** The first exam is preselected, 'Select a paper' cannot be chosen; choosing another exam loads its leaderboard. */
export const FirstExamIsPreselected: Story = {
  play: async ({ canvas: page }) => {
    const [first, second] = sampleExams.map(({ _id }) => _id)
    const paper = await page.findByLabelText('Paper')
    await expect(paper).toHaveValue(first)
    await expect(page.getByRole('option', { name: 'Select a paper' })).toBeDisabled()
    await expect(await page.findByRole('columnheader', { name: 'Percentage Score' })).toBeVisible()
    const requested = (exam = '') => calls.to(`/api/results/leaderboard?examId=${exam}`)
    await expect(requested(first)).toMatchObject([{ credentials: 'include' }])
    await userEvent.selectOptions(paper, second ?? '')
    await waitFor(() => expect(requested(second)).toHaveLength(1))
    await expect(paper).toHaveValue(second)
    await expect(await page.findByRole('list', { name: 'Top 3' })).toBeVisible()
  },
}

/** Nobody has taken the exam: the learner may be the first. */
export const NoResults: Story = {
  parameters: bodies({ getLeaderboard: [] }),
  play: async (context) => {
    await says('No results available for this paper.')(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Take an exam' }))
    await opens('/guidelines')
    await expect(getChosenExam()).toBe(sampleExams[0]?._id)
  },
}

/** No exams: nothing can be chosen. */
export const NoExams = empty('Please select a paper to view the leaderboard.')

export const ExamsFailed = refused(['listExams'], {}, 'Failed to fetch papers: 500 Internal Server Error')

/** The leaderboard fails: in red, and not marked by colour alone. The retry succeeds. */
export const LeaderboardFailed: Story = {
  parameters: answers(...handlers.error(['getLeaderboard'], { status: 403 })),
  play: async ({ canvas: page, canvasElement }) => {
    const alert = await page.findByRole('alert')
    const sentence = within(alert).getByText('Failed to fetch leaderboard: 403 Forbidden')
    await expect(sentence).toBeVisible()
    await expect(getComputedStyle(sentence).color).not.toBe(getComputedStyle(alert).color)
    await retries(canvasElement, 'Failed to fetch leaderboard: 403 Forbidden')
    await expect(await page.findByRole('list', { name: 'Top 3' })).toBeVisible()
  },
}

/** Podium of the first three, and everybody in the table. */
export const PodiumAndTable: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    const podium = within(await page.findByRole('list', { name: 'Top 3' }))
    await expect(podium.getByText('K. F. (05:12)')).toBeVisible()
    await expect(podium.getByText('Tharu 2001 (05:55)')).toBeVisible()
    await expect(podium.getByText('Arun Selvarajah (05:55)')).toBeVisible()
    await expect(podium.getByRole('img', { name: 'Trophy' })).toBeVisible()
    await expect(page.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Rank',
      'Username',
      'Time Taken',
      'Percentage Score',
    ])
    await expect(page.getByRole('row', { name: '5 D. J. 07:59 50%' })).toBeVisible()
    // An API without the extra-time leaderboard responds with the ordinary one: nobody is shown twice.
    await expect(page.getAllByRole('row')).toHaveLength(1 + sampleLeaderboard.length)
    await expect(page.queryByRole('heading', { name: 'With extra time' })).toBeNull()
    await expect(document.title).toBe('Leaderboard · Naru')
    await expect(await page.findByText('Your place: 4, with 67% in 06:40.')).toBeVisible()
  },
}

const ownId = sampleUser.userId

/** Responds to the extra-time leaderboard with some of the rows; an API without that leaderboard responds with the ordinary one. */
const withExtraTime = (ordinary: LeaderboardEntry[], apart: LeaderboardEntry[]) =>
  http.get('*/api/results/leaderboard', ({ request }) =>
    HttpResponse.json(
      new URL(request.url).searchParams.get('leaderboard') === 'extra-time'
        ? apart.map((entry, index) => ({ ...entry, rank: index + 1, isExtraTime: true, timeFactor: 1.5 }))
        : ordinary,
    ),
  )

/** Attempts with extra time are listed below with their own ranks; the learner's row is highlighted there too. */
export const ExtraTimeIsRankedApart: Story = {
  parameters: answers(
    withExtraTime(
      sampleLeaderboard.filter(({ userId }) => userId !== ownId),
      sampleLeaderboard.filter(({ userId }) => userId === ownId),
    ),
  ),
  play: async ({ canvas: page }) => {
    const apart = within(await page.findByRole('table', { name: 'With extra time' }))
    const own = apart.getByRole('row', { name: /^1 N\. P\./ })
    await expect(own).toHaveTextContent('Extra time')
    await waitFor(() => expect(own).toHaveTextContent('You'))
    await expect(page.getByRole('row', { name: /K\. F\./ })).not.toHaveTextContent('Extra time')
  },
}

/** Without a verified email address the result has no place yet: says what to do, also on an empty leaderboard. */
export const UnverifiedLearnerReadsWhatToDo: Story = {
  parameters: {
    site: { facts: { isVerified: false } },
    ...bodies({
      getLeaderboard: [],
      listMyResults: sampleMyResults.map((result) => ({ ...result, unrankedReason: 'unverified' as const })),
    }),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/Verify your email address to get your place/)).toBeVisible()
    await expect(within(page.getByRole('main')).getByRole('link', { name: 'Verify email' })).toHaveAttribute(
      'href',
      '/email-verify',
    )
    await expect(page.getByText('No results available for this paper.')).toBeVisible()
  },
}

export const ApiWithoutLeaderboardSettings = refused(
  ['getLeaderboardSettings'],
  { status: 404 },
  'Your place: 4, with 67% in 06:40.',
)

const hundredOthers = Array.from({ length: 100 }, (_, index) => ({
  rank: index + 1,
  userId: `other-${index}`,
  name: 'Kasun',
  lName: `Fernando ${index}`,
  timeTaken: 300 + index,
  totalScore: 30,
  percentageScore: 100,
}))

/** A leaderboard ends after a hundred rows: says so to a learner below it. */
export const BelowTheHundredRows: Story = {
  parameters: bodies({
    getLeaderboard: hundredOthers,
  }),
  play: says('Your first attempt (50% in 07:41) is outside the top 100.'),
}

/** A first attempt without a rank is not below the leaderboard. */
export const UnrankedIsNotBelow: Story = {
  parameters: bodies({
    getLeaderboard: hundredOthers,
    listMyResults: sampleMyResults.map((result) => ({ ...result, unrankedReason: 'no-evidence' as const })),
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('row', { name: /Fernando 99/ })).toBeVisible()
    await expect(page.queryByText(/is outside the top 100/)).toBeNull()
  },
}

export const LoadingLeaderboard = loading(['getLeaderboard'], 'Loading leaderboard…')

/** Names of any length and script, and a missing one. */
export const HardNamesFitAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies({
    getLeaderboard: [...Object.values(hardNames), ''].map((name, index) => ({
      rank: index + 1,
      userId: `user-${index}`,
      name,
      lName: '',
      timeTaken: 600 + index,
      totalScore: 30 - index,
    })),
  }),
  play: async ({ canvas: page }) => {
    for (const name of Object.values(hardNames)) {
      await expect((await page.findAllByText(name, { exact: false }))[0]).toBeVisible()
    }
    await expect(page.getByRole('rowheader', { name: 'N/A' })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}
