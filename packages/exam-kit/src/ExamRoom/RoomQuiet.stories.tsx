import { TextProvider, type Transform } from '@naru/ui/language'
import { type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { answerReading, fakeProgress, sampleExam, flushPromises } from '../testing'
import type { ExamRoom } from './ExamRoom'
import { setupRoom, fromSetup, toListening, roomMeta } from './roomSetup'

/** The exam room makes no announcement over a clip and does not render unchanged parts. */
const meta = {
  ...roomMeta,
  title: 'Exam/Exam room/Announcements',
  tags: ['test-only'],
} satisfies Meta<typeof ExamRoom>

export default meta
type Story = StoryObj<typeof meta>

const liveRegions = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'

/** Records all changes of live regions. */
function recordAnnouncements() {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    const regions = new Set(
      changes.flatMap(
        ({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(liveRegions) ?? [],
      ),
    )
    for (const region of regions) {
      // React Aria's region is of another story in the same tab: the room does not use it.
      const isOurs = region.closest('[data-live-announcer]') === null
      if (isOurs && region.textContent !== '') said.push(region.textContent)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { said, stop: () => observer.disconnect() }
}

async function painted(): Promise<void> {
  await flushPromises()
  await new Promise((resolve) => setTimeout(resolve, 0))
}

const reading = setupRoom()
export const InReadingTheClockSpeaksFourTimesInTwentyFiveMinutes: Story = {
  ...fromSetup(reading),
  play: async () => {
    const { clock, session } = reading.sample()
    const { said, stop } = recordAnnouncements()
    for (let second = 0; second < 25 * 60 - 2; second += 1) {
      clock.advance(1000)
      if (second % 100 === 0)
        session.send({ type: 'selectAnswer', questionId: 'r1', optionId: second % 200 ? 'a' : 'b' })
      // React batches updates outside of user events: without a pause, several seconds render at once.
      if (second % 30 === 29) await painted()
    }
    await painted()
    stop()
    await expect(said).toEqual(['10 minutes left', '5 minutes left', '1 minute left', '30 seconds left'])
  },
}

const clip = 8
const listening = setupRoom(
  {
    definition: sampleExam({ reading: 1, listening: 3, listeningTimeMinutes: 11 }),
    clipSeconds: clip,
    progress: fakeProgress('offline'),
  },
  toListening,
)
export const WhileAClipPlaysNothingIsSaidButTheOpeningOfTheWindow: Story = {
  ...fromSetup(listening),
  play: async ({ canvas }) => {
    const { clock, session } = listening.sample()
    await canvas.findByText('Playing audio (Play 1 of 2)…')
    await painted()
    const { said, stop } = recordAnnouncements()
    const saidWhilePlaying: string[] = []
    for (let second = 0; second < 3 * (2 * clip + 5) - 2; second += 1) {
      const before = said.length
      const statusBefore = session.getSnapshot().state.clip.status
      clock.advance(1000)
      await painted()
      const { status } = session.getSnapshot().state.clip
      if (status === 'playing' && statusBefore === 'playing') saidWhilePlaying.push(...said.slice(before))
    }
    stop()
    await expect(saidWhilePlaying).toEqual([])
    await expect(said.filter((words) => words === 'Audio plays completed. Please answer.')).toHaveLength(3)
    // The mark of ten minutes passed while a clip played; the time left is announced when the clip has ended.
    await expect(said.filter((words) => words.endsWith('minutes left'))).toHaveLength(1)
    await expect(said.filter((words) => words === 'Saved here, sent later')).toHaveLength(1)
    await expect(said).toHaveLength(5)
  },
}

/** The messages that were worded, oldest first. */
const asked: string[] = []

const wrap = <Tree extends object>(tree: Tree, path: string): Tree =>
  new Proxy(tree, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof found === 'object' && found !== null) return wrap(found, `${path}${String(name)}.`)
      asked.push(`${path}${String(name)}`)
      return found
    },
  })

const wrapped = new Map<object, object>()

/** Records which messages are read: a component that renders words its messages. */
const recordReads: Transform = ({ language, messages }) => {
  if (!wrapped.has(messages)) wrapped.set(messages, wrap(messages, ''))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy is what it wraps
  return { language, messages: wrapped.get(messages) as typeof messages }
}

const RecordingProvider = ({ children }: { children: ReactNode }) => (
  <TextProvider language="en" transform={recordReads}>
    {children}
  </TextProvider>
)

const counted = setupRoom({ definition: sampleExam({ reading: 20, listening: 20 }) })
export const OneAnswerRendersOneCellOnly: Story = {
  ...fromSetup(counted),
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <RecordingProvider>
        <Story />
      </RecordingProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const cells = () => asked.filter((name) => name === 'navigator.cellName')
    const parts = () =>
      [...new Set(asked.map((name) => name.replace(/\..*/, '')))].toSorted((a, b) => a.localeCompare(b))

    asked.length = 0
    await userEvent.click(canvas.getByRole('radio', { name: /안전화/ }))
    await expect(canvas.getByRole('button', { name: 'Question 1, answered, option 2, current' })).toBeVisible()
    await expect(cells()).toHaveLength(1)
    // The cell, the question, the summary, Next (now enabled), and the progress lines.
    await expect(parts()).toEqual(['navigation', 'navigator', 'question', 'sectionName', 'sectionTitle', 'summary'])
    // The options render, but not the question's heading and text.
    await expect(asked.filter((name) => name.startsWith('question.options'))).toHaveLength(1)
    await expect(asked.filter((name) => name.startsWith('question.position'))).toEqual([])
    await expect(asked.filter((name) => name === 'summary.title')).toHaveLength(1)

    asked.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('heading', { name: /^Question 2 / })).toHaveFocus()
    await expect(cells()).toHaveLength(2)

    asked.length = 0
    counted.sample().clock.advance(3000)
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('24:57'))
    await expect(parts()).toEqual(['sectionName', 'timer'])
  },
}

export const OpeningARoomInTheMiddleSaysNothing: Story = {
  ...fromSetup(setupRoom({}, answerReading)),
  play: async ({ canvas }) => {
    for (const region of canvas.queryAllByRole('status')) await expect(region).toBeEmptyDOMElement()
  },
}
