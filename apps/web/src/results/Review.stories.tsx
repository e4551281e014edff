import type { FairPlayRecord } from '@naru/api'
import { emptyBodies, handlers, sampleAttemptReview } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleFairPlay } from '@naru/app-shell/testing/fairPlay'
import { fitsTheScreen, hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, loading, failed, leadsTo } from '@naru/app-shell/testing/storyStates'
import { sitePage } from '../frame/pageStory'

export default {
  title: 'Pages/Results/Review',
  ...sitePage({ path: '/myresult/attempt-2', isLoggedIn: true }),
} satisfies Meta

/** Marks, verdict and every question, as at the end of the exam. */
export const ReopensAnAttempt: Story = {
  tags: ['picture', 'languages'],
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { level: 1, name: 'Review of EPS-TOPIK Sample 1' })).toBeVisible()
    await expect(page.getByText('Attempt 2, finished on 2 March 2026')).toBeVisible()
    await expect(page.getByText('20 / 30 marks')).toBeVisible()
    const tabs = within(page.getByRole('navigation', { name: 'Parts of this result' })).getAllByRole('link')
    await expect(tabs.map((tab) => `${tab.textContent} ${tab.getAttribute('href')}`)).toEqual([
      'Review /myresult/attempt-2',
      'Summary /myresult/attempt-2/summary',
      'Score report /myresult/attempt-2/score-report',
    ])
    await expect(tabs.map((tab) => tab.ariaCurrent)).toEqual(['page', null, null])
    const topics = within(await page.findByRole('region', { name: 'Topics to work on' }))
    await expect(topics.getByText('1 of 4 right')).toBeVisible()
    await expect(topics.getByText('물건 구입')).toHaveAttribute('lang', 'ko')
    await leadsTo(topics, /^Practise: 10/, '/practice/drills?unit=10')
    await userEvent.click(page.getByRole('radio', { name: /^Incorrect \(2\)/ }))
    await expect(page.getAllByRole('button', { name: /^Wrong|Question/ })).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Expand All' }))
    await expect(page.getByText('No answer provided')).toBeVisible()
    await expect(page.getByText(/^A point in time takes/)).toBeVisible()
    await expect(page.getByText('They agree to meet in front of the dormitory.')).toBeVisible()
    await leadsTo(page, 'Train your ear', '/practice/listening?attempt=attempt-2&question=q5')
    await leadsTo(page, 'Back to My Result', '/myresult')
    await expect(document.title).toBe('Review of EPS-TOPIK Sample 1 · Naru')
  },
}

const unfold = async (page: ReturnType<typeof within>) => {
  const button = await page.findByRole('button', { name: 'Details' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  return within(page.getByRole('group', { name: 'Details' }))
}

/** Error, place among others, bars with links into practice, and official minimum scores, folded below the questions. */
export const DetailsSayWhatTheResultMeans: Story = {
  play: async ({ canvas: page }) => {
    const analysis = await unfold(page)
    await expect(await analysis.findByText(/your score could be about 7 marks higher or lower/)).toBeVisible()
    await expect(analysis.getByText(/^You did better than 22 to 50 out of 100 learners/)).toBeVisible()
    const kinds = within(analysis.getByRole('table', { name: 'Question types' }))
    await expect(kinds.getByRole('row', { name: 'Hear a number 0 of 3' })).toBeVisible()
    await leadsTo(kinds, 'Hear a number', '/practice?family=hear-number')
    await expect(analysis.getByText('Manufacturing: 55 of 100. Your paper: 50%.')).toBeVisible()
  },
}

/** Time per question in words, bars and numbers, and the questions changed from right to wrong, with links to them. */
export const TellsTimesAndChanges: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { site: { path: '/myresult/attempt-1', isLoggedIn: true } },
  play: async ({ canvas: page }) => {
    await unfold(page)
    await expect(
      await page.findByText('You spent about 1 min 35 s on question 2, much more than on the others.'),
    ).toBeVisible()
    await expect(page.getByText(/^For 1 question the time is not known/)).toBeVisible()
    await expect(page.getByRole('row', { name: 'Reading 2 of 3 about 50 s each' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'The times in numbers' }))
    const table = within(page.getByRole('table', { name: 'Time per question' }))
    await expect(table.getByRole('row', { name: '4 about 45 s' })).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
    await expect(page.getByText('Changed from right to wrong:')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'question 2' }))
    const asked = await page.findByRole('button', { name: /Question 2/, expanded: true })
    await expect(asked).toHaveFocus()
    // Once more, from the same address.
    await userEvent.click(page.getByRole('link', { name: 'question 2' }))
    await waitFor(() => expect(page.getByRole('button', { name: /Question 2/, expanded: true })).toHaveFocus())
  },
}

/** Few first attempts, no tags and no record: fewer sentences and bars. */
export const SaysLessWhereLessIsKnown: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: bodies(emptyBodies.getAttemptAnalysis && { getAttemptAnalysis: emptyBodies.getAttemptAnalysis }),
  play: async ({ canvas: page }) => {
    await unfold(page)
    await expect(page.queryByRole('region', { name: 'Topics to work on' })).toBeNull()
    await expect(await page.findByText(/^About the same as attempt 1: a difference of up to 18 marks/)).toBeVisible()
    await expect(page.queryByRole('table', { name: 'Question types' })).toBeNull()
    await expect(page.queryByText('Official minimum scores')).toBeNull()
    // No record of the way through the paper.
    await expect(page.queryByText('Time per question')).toBeNull()
    await expect(page.queryByText('Changed from right to wrong:')).toBeNull()
    await expect(fitsTheScreen()).toBe(true)
  },
}

export const ApiWithoutTheAnalysis: Story = {
  parameters: answers(...handlers.error(['getAttemptAnalysis'], { status: 404 })),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('button', { name: 'Expand All' })).toBeVisible()
    await waitFor(() => expect(page.queryByRole('button', { name: 'Details' })).toBeNull())
  },
}

const shareSheet = (share: (data: ShareData) => Promise<void>) => {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: fn(share), configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, 'canShare')
    Reflect.deleteProperty(navigator, 'share')
  }
}
const openShare = async (page: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await page.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

/** WhatsApp, the clipboard and a download, where there is no sheet; the link leads to the reader's language. */
export const SharesWithoutASheet: Story = {
  globals: { language: 'si', viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    const dialog = await openShare(page, 'බෙදා ගන්න')
    await expect(await dialog.findByRole('button', { name: 'පින්තූරය සුරකින්න' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'පාඨය සහ සබැඳිය පිටපත් කරන්න' })).toBeVisible()
    const whatsApp = new URL(dialog.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href)
    await expect(whatsApp.searchParams.get('text')).toContain(`${location.origin}/si/`)
    await expect(fitsTheScreen()).toBe(true)
  },
}

/** By the device's own sheet. A closed one is no failure. */
export const InvitesAFriend: Story = {
  beforeEach: () => shareSheet(() => Promise.reject(new DOMException('closed', 'AbortError'))),
  play: async ({ canvas: page }) => {
    const dialog = await openShare(page, 'Invite a friend')
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }))
    await expect(navigator.share).toHaveBeenCalledWith({
      text: `Practise for EPS-TOPIK with me on Naru: ${location.origin}/`,
    })
    await expect(screen.queryByText(/could not be shared/)).toBeNull()
  },
}

const help = {
  translations: { en: { text: 'What is in the picture?' } },
  vocabulary: ['안전화'],
  unreviewed: ['en'],
}

/**
 * Marks extra time, and says why an attempt is practice. Translation and words of a question, graded by the server. A
 * record of plays only.
 */
export const WithExtraTime: Story = {
  parameters: bodies({
    getAttempt: {
      ...sampleAttemptReview,
      result: {
        ...sampleAttemptReview.result,
        isExtraTime: true,
        timeFactor: 1.25,
        unrankedReason: 'no-evidence',
        fairPlay: { events: [{ kind: 'play', at: '2026-03-02T04:33:20.000Z' }] },
        questions: sampleAttemptReview.result.questions.map((question, index) =>
          index === 0 ? { ...question, help } : question,
        ),
      },
    },
  }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Extra time × 1.25')).toBeVisible()
    await expect(page.getByText(/^Practice: you were offline/)).toBeVisible()
    await userEvent.click(await page.findByRole('button', { name: 'Expand All' }))
    await expect(page.getByText('Words to learn')).toBeVisible()
    await userEvent.click(page.getByText('Translation'))
    await expect(page.getByText('What is in the picture?')).toBeVisible()
    await expect(page.getByText(/^Explanations and translations here are drafts/)).toBeVisible()
    await expect(await page.findByText('Left the exam page: never')).toBeVisible()
    await expect(page.getByText('No network: never')).toBeVisible()
  },
}

const withRecord = (fairPlay: FairPlayRecord) => ({
  ...bodies({
    getAttempt: { ...sampleAttemptReview, result: { ...sampleAttemptReview.result, fairPlay } },
  }),
})

/** What the device saw of the attempt: sums, and every moment on request. */
export const WithFairPlayRecord: Story = {
  parameters: withRecord(sampleFairPlay),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('heading', { name: 'What was recorded during this exam' })).toBeVisible()
    await expect(await page.findByText('Left the exam page: 2 times, 1 min 35 s')).toBeVisible()
    await expect(page.getByText('No network: once, 20 s')).toBeVisible()
    await expect(page.getByText('Clips played to the end: 2')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show the whole list' }))
    await expect(page.getAllByText('The clip of question 4 was played')).toHaveLength(2)
    await expect(page.getByText('Left the exam page and did not come back')).toBeVisible()
    await expect(page.getByText('2 more are not listed.')).toBeVisible()
    await expect(fitsTheScreen()).toBe(true)
  },
}

export const Loading = loading(['getAttempt'], 'Loading review…')

/** Another learner's attempt, or none. */
export const Unknown: Story = {
  parameters: answers(...handlers.error(['getAttempt'], { status: 404 })),
  play: async ({ canvas: page }) => {
    await expect(
      await page.findByText('This attempt cannot be opened. It may belong to another account.'),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Failed = failed(
  ['getAttempt'],
  'Failed to load your results. Please try again later.',
  'Attempt 2, finished on 2 March 2026',
)

export const LongTopicFitsAPhone = fitsAPhone(
  {
    getAttempt: {
      ...sampleAttemptReview,
      result: { ...sampleAttemptReview.result, topic: hardNames.long },
    },
  },
  `Review of ${hardNames.long}`,
)
