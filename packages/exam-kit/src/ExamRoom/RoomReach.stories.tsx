import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answerReading, fakeProgress, sampleExam, flushPromises } from '../testing'
import type { ExamRoom } from './ExamRoom'
import { isUncovered, playOnce, setupRoom, fromSetup, toListening, roomMeta } from './roomSetup'

/** The exam room on all screen sizes, by keyboard and with large text. */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room/Sizes and keys',
  tags: ['test-only'],
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

const fullExam = sampleExam({ reading: 20, listening: 20 })
/** A story in which forty questions, the legend and the summary are seen at once beside the question. */
function everythingInSight(language: string): Story {
  return {
    ...fromSetup(setupRoom({ definition: fullExam })),
    globals: { viewport: { value: 'desktop' }, language },
    play: async ({ canvas }) => {
      const summary = canvas.getAllByRole('region').at(-1)
      if (!summary) throw new Error('There is a summary.')
      const cells = canvas.getByRole('button', { current: true }).closest('nav > div')
      // As soon as the fonts of the language are there.
      await waitFor(() => expect(cells?.scrollHeight).toBeLessThanOrEqual(cells?.clientHeight ?? 0))
      await waitFor(() => expect(summary.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
      await isUncovered(summary)
      await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    },
  }
}
export const AtADeskFortyQuestionsAreInSightWithoutScrollingInSinhala = everythingInSight('si')
export const AtADeskFortyQuestionsAreInSightWithoutScrollingInTamil = everythingInSight('ta')

/** A story in which an answer is first saved on the device, then on the server: no part of the page may move. */
function savingMovesNothing(globals: Story['globals']): Story {
  const progress = fakeProgress()
  const saving = setupRoom({ definition: fullExam, progress })
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      saving.sample().clock.advance(1000)
      await flushPromises()
    }
  }
  return {
    ...fromSetup(saving),
    ...(globals && { globals }),
    play: async ({ canvas }) => {
      const stateOf = () => saving.sample().session.getSnapshot().saveState
      const places = () =>
        ['timer', 'radio'].flatMap((role) =>
          canvas.getAllByRole(role).map((element) => {
            const { x, y, width } = element.getBoundingClientRect()
            return [x, y, width].map(Math.round)
          }),
        )
      await pass(2)
      await waitFor(() => expect(stateOf()).toBe('saved'))
      await document.fonts.ready
      const before = places()
      const { session } = saving.sample()
      session.send({ type: 'selectAnswer', questionId: 'r1', optionId: 'b' })
      await waitFor(() => expect(canvas.getAllByRole('radio')[1]).toBeChecked())
      await expect(stateOf()).toBe('device')
      await expect(places()).toEqual(before)
      progress.behave('offline')
      await pass(2)
      await waitFor(() => expect(stateOf()).toBe('offline'))
      await expect(places()).toEqual(before)
    },
  }
}
export const SavingAnAnswerMovesNothingInTamil = savingMovesNothing({ viewport: { value: 'desktop' }, language: 'ta' })
export const SavingAnAnswerMovesNothingOnAPhoneInTamil = savingMovesNothing({
  viewport: { value: 'phone' },
  language: 'ta',
})

/** A story in which the answer window opens after the second play: the options may not move under a finger that waits for them. */
function openingMovesNothing(globals: Story['globals']): Story {
  const opening = setupRoom({ definition: fullExam }, async (sample) => {
    await toListening(sample)
    await playOnce(sample)
  })
  return {
    ...fromSetup(opening),
    ...(globals && { globals }),
    args: { clipSeconds: () => 20 },
    play: async ({ canvas }) => {
      const places = () => canvas.getAllByRole('radio').map((radio) => Math.round(radio.getBoundingClientRect().y))
      const [first] = canvas.getAllByRole('radio')
      await waitFor(() => expect(first).toBeDisabled())
      await document.fonts.ready
      const before = places()
      await playOnce(opening.sample())
      await waitFor(() => expect(first).toBeEnabled())
      await expect(places()).toEqual(before)
    },
  }
}
export const TheOptionsStayAsTheyOpenInTamil = openingMovesNothing({ viewport: { value: 'desktop' }, language: 'ta' })
export const TheOptionsStayAsTheyOpenOnAPhoneInTamil = openingMovesNothing({
  viewport: { value: 'phone' },
  language: 'ta',
})

const longExamRoom = setupRoom({ definition: sampleExam({ reading: 200, listening: 200 }) })
export const TheNavigatorOfALongPaperFollowsTheQuestion: Story = {
  ...fromSetup(longExamRoom),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    longExamRoom.sample().session.send({ type: 'goTo', index: 180 })
    const cell = await canvas.findByRole('button', { name: 'Question 181, not answered, current' })
    await isUncovered(cell)
    await expect(window.scrollY).toBe(0)
    await isUncovered(canvas.getByRole('region', { name: 'Exam Summary' }))
  },
}

export const OnASmallPhoneClockNextAndAllOptionsAreReachable: Story = {
  ...fromSetup(setupRoom({ definition: fullExam })),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await isUncovered(canvas.getByRole('timer'))
    await isUncovered(canvas.getByRole('button', { name: 'Next' }))
    for (let option = 0; option < 4; option += 1) {
      const radio = canvas.getAllByRole('radio')[option]
      if (!radio) throw new Error('There are four options.')
      radio.focus()
      await isUncovered(radio)
      await userEvent.click(radio)
    }
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled()
  },
}

export const WithDoubleTextOnASmallPhoneToo: Story = {
  ...fromSetup(setupRoom({ definition: fullExam })),
  globals: { viewport: { value: 'smallPhone' }, textSize: '200' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.querySelector('[data-size]')).toHaveAttribute('data-size', 'tight'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const radio of canvas.getAllByRole('radio')) {
      radio.focus()
      await isUncovered(radio)
      await isUncovered(canvas.getByRole('timer'))
    }
    await userEvent.click(canvas.getAllByRole('radio')[3] ?? canvas.getByRole('timer'))
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await isUncovered(next)
  },
}

export const NothingCoversTheFocusOnASmallPhone: Story = {
  ...fromSetup(setupRoom({ definition: fullExam })),
  globals: { viewport: { value: 'smallPhone' } },
  args: { preferences: { textSize: 'largest' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvas.getByRole('timer'))
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab()
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused !== document.body) await isUncovered(focused)
    }
  },
}

export const OnASmallPhoneTheSheetEndsWithTheSummary: Story = {
  ...fromSetup(setupRoom({ definition: fullExam }, answerReading)),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Questions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Question Navigator' })
    await isUncovered(within(dialog).getByRole('button', { name: 'Question 20, answered, option 2, current' }))
    const summary = within(dialog).getByRole('region', { name: 'Exam Summary' })
    summary.scrollIntoView()
    await isUncovered(summary)
  },
}

export const TheTextSizeIsChosenAndHandedToThePageToRemember: Story = {
  ...fromSetup(setupRoom()),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    const size = () => Number.parseFloat(getComputedStyle(canvas.getByText('안전화')).fontSize)
    const before = size()
    await userEvent.click(canvas.getByRole('button', { name: 'A++, largest text' }))
    await waitFor(() => expect(size() / before).toBeCloseTo(1.5))
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ textSize: 'largest', isClockHidden: false })
  },
}

export const OnAPhoneTextSizeClockAndKeysAreBehindOneButton: Story = {
  ...fromSetup(setupRoom()),
  globals: { viewport: { value: 'phone' } },
  args: { preferences: { textSize: 'large', isClockHidden: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    await expect(within(dialog).getByRole('button', { name: 'A+, large text' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Hide the clock' }))
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ textSize: 'large', isClockHidden: false })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
}

const finished = setupRoom({ definition: sampleExam({ keys: 'withheld' }), answers: ['silence'] }, toListening)
export const AfterTheExamTheSettingsHaveTextSizeAndThePagesOwn: Story = {
  ...fromSetup(finished),
  args: { slots: { setting: <span>Language</span> } },
  play: async ({ canvas, userEvent, args }) => {
    // Open settings close at the end.
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible())
    finished.sample().clock.sleep(25 * 60_000)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Settings' })).not.toBeInTheDocument())
    await expect(canvas.getByText('Your exam is finished')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Settings' })
    await waitFor(() => expect(within(dialog).getByText('Language')).toBeVisible())
    const buttons = within(dialog).getAllByRole('button')
    const sizes = ['A, normal text', 'A+, large text', 'A++, largest text']
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Close', ...sizes])
    await expect(within(dialog).queryByRole('checkbox')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'A++, largest text' }))
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith({ textSize: 'largest', isClockHidden: false })
  },
}

const clock = setupRoom()
export const AHiddenClockComesBackForTheLastFiveMinutes: Story = {
  ...fromSetup(clock),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the clock' }))
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    clock.sample().clock.sleep(19 * 60_000 + 58_000)
    await flushPromises()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    clock.sample().clock.advance(2000)
    await expect(await canvas.findByRole('timer')).toHaveTextContent('Reading Time: 05:00')
    await expect(canvas.queryByRole('button', { name: 'Show the clock' })).not.toBeInTheDocument()
  },
}

export const KeysAnswerAndMoveOnlyWhileTheFocusIsInTheQuestion: Story = {
  ...fromSetup(setupRoom()),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    // The heading has the first focus, so that the keys work at once.
    const first = canvas.getByRole('heading', { name: /^Question 1 / })
    await expect(first).toHaveFocus()
    canvas.getByRole('button', { name: 'Question 2, not answered' }).focus()
    await userEvent.keyboard('1')
    first.focus()
    await userEvent.keyboard('{Control>}1{/Control}{Alt>}2{/Alt}')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.keyboard('2')
    await waitFor(() => expect(canvas.getByRole('radio', { name: /안전화/ })).toBeChecked())
    await expect(canvas.getByRole('radio', { name: /안전화/ })).toHaveFocus()
    await userEvent.keyboard('n')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 2 / })).toHaveFocus())
    await userEvent.keyboard('n')
    await expect(canvas.getByRole('heading', { name: /^Question 2 / })).toBeVisible()
    await userEvent.keyboard('f')
    const flag = canvas.getByRole('button', { name: 'Flag for review' })
    await waitFor(() => expect(flag).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard('p')
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 1 / })).toHaveFocus())
  },
}

const flagged = setupRoom({ definition: fullExam })
export const FlagsAndGapsAreFoundAgainByTheFilter: Story = {
  ...fromSetup(flagged),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flag for review' }))
    await expect(canvas.getByRole('button', { name: 'Question 1, not answered, flagged, current' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Flagged' }))
    await expect(canvas.getAllByRole('button', { name: /^Question \d/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Unanswered' }))
    await userEvent.click(canvas.getByRole('radio', { name: /안전화/ }))
    await expect(canvas.queryByRole('button', { name: /^Question 1,/ })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: /^Question \d/ })).toHaveLength(39)
  },
}

const muted = setupRoom({}, toListening)
export const KeysAnswerOnlyInTheWindowAndMutingDoesNotStopTheCount: Story = {
  ...fromSetup(muted),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('heading', { name: /^Question 5 / }).focus()
    await userEvent.keyboard('1n')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }))
    await expect(muted.sample().audio.volume).toBe(0)
    await expect(muted.sample().audio.isPlaying).toBe(true)
    muted.sample().audio.end()
    await expect(await canvas.findByText('Playing audio (Play 2 of 2)…')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unmute' }))
    await expect(muted.sample().audio.volume).toBe(1)
    await expect(canvas.queryByRole('button', { name: 'Flag for review' })).not.toBeInTheDocument()
    muted.sample().audio.end()
    await canvas.findByText('Please answer the question (5 seconds remaining).')
    canvas.getByRole('heading', { name: /^Question 5 / }).focus()
    await userEvent.keyboard('2')
    await waitFor(() => expect(canvas.getAllByRole('radio')[1]).toBeChecked())
  },
}
