import { handlers, sampleExam } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { delay, http, HttpResponse } from 'msw'
import { clearAttempts, saveAttempt } from '@naru/app-shell/testing/storedAttempt'
import { answers, bodies, says, leadsTo } from '@naru/app-shell/testing/storyStates'
import { opens, sitePage } from '../frame/pageStory'

const here = { path: '/guidelines', isLoggedIn: true }
/** The server has no attempt of this learner. */
const fresh = { getProgress: { success: true, progress: null } }
const listening = sampleExam.questions.filter(({ type }) => type === 'listening')

export default {
  title: 'Pages/Exam/Guidelines',
  ...sitePage({ ...here, chosenExam: sampleExam._id }, ...handlers.ok(fresh)),
  beforeEach: clearAttempts,
} satisfies Meta

/** Applicant card, numbered guidelines, time limits, how to get extra time; Start Exam to /quiz. */
export const StartExamGoesToTheQuiz: Story = {
  play: async ({ canvas: page }) => {
    await expect(
      await page.findByRole('heading', { level: 1, name: `Guidelines for the ${sampleExam.topic} Exam` }),
    ).toBeInTheDocument()
    await expect(page.getByText('Guideline 1')).toBeVisible()
    await expect(page.getByText('0012367')).toBeVisible()
    await expect(page.getByText(/you can have up to twice the time/)).toBeVisible()
    await leadsTo(page, 'ask us before you start', '/contact')
    const start = page.getByRole('button', { name: 'Start Exam' })
    await waitFor(() => expect(start).toBeEnabled())
    await userEvent.click(start)
    await opens('/quiz')
  },
}

export const Loading: Story = {
  parameters: answers(...handlers.loading(['getExam']), ...handlers.ok(fresh)),
  play: says('Loading guidelines…'),
}

const failsWith =
  (sentence: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement)
    const alert = within(await page.findByRole('alert'))
    await expect(alert.getByText(sentence)).toBeVisible()
    await leadsTo(alert, 'Back to Exams', '/exams')
  }

export const NoExamSelected: Story = {
  parameters: { site: { ...here, chosenExam: '' } },
  play: failsWith('No exam selected'),
}

export const Failed: Story = {
  parameters: answers(...handlers.error(['getExam']), ...handlers.ok(fresh)),
  play: failsWith('Failed to load exam guidelines'),
}

export const NotFound: Story = {
  parameters: answers(...handlers.error(['getExam'], { status: 404 }), ...handlers.ok(fresh)),
  play: failsWith('Exam not found'),
}

export const WithoutId: Story = {
  parameters: bodies({ ...fresh, getExam: { ...sampleExam, _id: '' } }),
  play: failsWith('Exam ID is missing in the response'),
}

/** The exam has no guidelines; it can be started all the same. */
export const WithoutGuidelines: Story = {
  parameters: bodies({ ...fresh, getExam: { ...sampleExam, guidelines: [] } }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('No guidelines available for this exam.')).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled())
  },
}

export const SectionWithoutTime: Story = {
  parameters: bodies({ ...fresh, getExam: { ...sampleExam, readingTimeMinutes: 0 } }),
  play: says('No time is set for the reading section, so it will end as soon as it starts.'),
}

export const PreparingTellsHowManyRecordingsAreHere: Story = {
  parameters: answers(
    http.get('*/media/sample/q6.wav', () => delay('infinite')),
    ...handlers.ok(fresh),
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(`Preparing your exam: 1 of ${listening.length} recordings`)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Recordings on this device' })).toHaveAttribute(
      'aria-valuetext',
      `1 of ${listening.length}`,
    )
    await waitFor(() => expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled())
  },
}

export const AllRecordingsAreReady: Story = {
  tags: ['picture', 'languages'],
  play: says(`Your exam is ready: all ${listening.length} recordings.`),
}

export const AMissingRecordingIsNamedAndStartStaysPossible: Story = {
  parameters: answers(
    http.get('*/media/sample/q5.wav', () => new HttpResponse(null, { status: 404 })),
    ...handlers.ok(fresh),
  ),
  play: async ({ canvas: page }) => {
    await expect(
      await page.findByText(`Recording ${listening[0]?.questionNumber} could not be downloaded.`),
    ).toBeVisible()
    await waitFor(() => expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled())
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(
      await page.findByText(`Recording ${listening[0]?.questionNumber} could not be downloaded.`),
    ).toBeVisible()
  },
}

/** Plays the sample on the exam's audio element, and stores the volume for it. */
export const TheSoundCheckPlaysASampleAndRemembersTheVolume: Story = {
  play: async ({ canvas: page }) => {
    const check = within(await page.findByRole('region', { name: 'Sound check' }))
    const volume = check.getByRole('slider', { name: 'Volume' })
    await fireEvent.change(volume, { target: { value: '95' } })
    await expect(localStorage.getItem('naru.volume')).toBe('0.95')
    await userEvent.click(check.getByRole('button', { name: 'Play a sample' }))
    await expect(await check.findByText(/^(Two bells|Did you hear|The sample could not)/)).toBeVisible()
  },
}

const start = async (page: ReturnType<typeof within>) => {
  const button = await page.findByRole('button', { name: 'Start Exam' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** The bar of the running exam, with its time left, covers nothing at the end of the page. */
export const ARunningExamCoversNothingOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => saveAttempt(1),
  play: async ({ canvas: page }) => {
    const bar = await page.findByRole('complementary', { name: 'Your running exam' })
    const [resume, inBar] = await page.findAllByRole('button', { name: 'Resume' })
    await expect(bar).toContainElement(inBar ?? null)
    const start = page.getByRole('button', { name: 'Start Exam' })
    start.scrollIntoView({ block: 'nearest' })
    for (const button of [start, resume])
      await expect(button?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  },
}

/** On a phone, too, Start is in view before the guidelines are read. */
export const StartIsInViewOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'si' },
  play: async ({ canvas: page }) => {
    const start = (await page.findByRole('button', { name: 'විභාගය අරඹන්න' })).getBoundingClientRect()
    await expect(start.top).toBeGreaterThan(0)
    await expect(start.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Offers to resume an unfinished attempt; clears nothing without a choice. */
export const AnUnfinishedAttemptIsOfferedBeforeAnythingIsCleared: Story = {
  beforeEach: () => saveAttempt(1),
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('complementary', { name: 'Your running exam' })).toBeVisible()
    await start(page)
    const dialog = within(await screen.findByRole('dialog', { name: 'You have an unfinished attempt' }))
    await expect(dialog.getByText(/Your answers are saved and the clock is still running/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }))
    await opens('/quiz')
    await expect(localStorage.getItem(`exam-${sampleExam._id}-startTime`)).not.toBeNull()
  },
}

export const StartingOverSavesABackup: Story = {
  beforeEach: () => saveAttempt(1),
  play: async ({ canvas: page }) => {
    await start(page)
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    await opens('/quiz')
    await expect(localStorage.getItem(`exam-${sampleExam._id}-startTime`)).toBeNull()
    await expect(localStorage.getItem(`exam-${sampleExam._id}-backup`)).not.toBeNull()
  },
}

export const AnExpiredAttemptIsSubmitted: Story = {
  beforeEach: () => saveAttempt(24 * 60),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/It was submitted with your answers so far\./)).toBeVisible()
    await expect(Object.keys(localStorage).some((key) => key.startsWith('outbox:'))).toBe(true)
    await waitFor(() => expect(page.getByRole('button', { name: 'Start Exam' })).toBeEnabled())
  },
}

/** Guidelines that no person has reviewed say so, and fold the English ones. */
export const GuidelinesInADraft: Story = {
  globals: { language: 'si' },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('සෑම ප්‍රශ්නයකටම ලකුණු පහකි.')).toBeVisible()
    await expect(page.getAllByText(/කෙටුම්පතකි/)).toHaveLength(1)
    const english = page.getByText('Each question gives five marks.')
    await expect(english).not.toBeVisible()
    await expect(english.closest('[lang]')).toHaveAttribute('lang', 'en')
    await userEvent.click(page.getByRole('button', { name: 'ඉංග්‍රීසි පාඨය පෙන්වන්න' }))
    await expect(english).toBeVisible()
  },
}
