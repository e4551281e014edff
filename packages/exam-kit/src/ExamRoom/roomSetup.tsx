import type { Meta } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { answerReading, sampleSession, flushPromises, type SampleSession, type SampleSessionOptions } from '../testing'
import { ExamRoom, type ExamRoomProps } from './ExamRoom'

/** What the stories of the exam room share. Each has its own session. */
export const roomMeta = {
  component: ExamRoom,
  parameters: { layout: 'fullscreen' },
  args: {
    session: sampleSession().session,
    printedOn: '7 May 2025, 09:14',
    candidate: 'Kamal Perera',
    onPrint: fn(),
    onBackToExams: fn(),
    onPreferencesChange: fn(),
  },
  argTypes: { session: { control: false }, slots: { control: false } },
} satisfies Meta<typeof ExamRoom>

export interface RoomSetup {
  /** Creates the session before the story renders. @returns the cleanup */
  beforeEach: () => Promise<() => void>
  render: (args: ExamRoomProps) => ReactElement
  /** @returns the session and its fakes; throws before `beforeEach` */
  sample: () => SampleSession
}

/** A started attempt. @param arrange moves the attempt to the state of the story */
export function setupRoom(
  options: SampleSessionOptions = {},
  arrange?: (sample: SampleSession) => void | Promise<void>,
): RoomSetup {
  let current: SampleSession | undefined
  const sample = () => {
    if (!current) throw new Error('The session is created in beforeEach.')
    return current
  }
  return {
    sample,
    beforeEach: async () => {
      const made = sampleSession(options)
      current = made
      made.session.send({ type: 'begin' })
      await arrange?.(made)
      return () => made.session.dispose()
    },
    render: (args) => <ExamRoom {...args} session={sample().session} />,
  }
}

/** @returns the story's part of a setup */
export function fromSetup({ beforeEach, render }: RoomSetup): Pick<RoomSetup, 'beforeEach' | 'render'> {
  return { beforeEach, render }
}

/** Waits until an element is visible, because dialogs fade in. */
export async function seen(element: Promise<HTMLElement> | HTMLElement): Promise<void> {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
}

/** Fails unless an element is in the viewport and not covered. */
export async function isUncovered(element: HTMLElement): Promise<void> {
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 0), window.innerWidth - 1)
    const y = top + height / 2
    const found = document.elementFromPoint(x, y)
    if (!found || !(element.contains(found) || found.contains(element))) {
      throw new Error(
        `${element.textContent || element.outerHTML.slice(0, 90)} is covered by ${found?.outerHTML.slice(0, 90)}`,
      )
    }
  })
}

export async function toListening(sample: SampleSession): Promise<void> {
  answerReading(sample)
  sample.session.send({ type: 'proceed' })
  await flushPromises()
}

/** Ends the current play, so that the next one starts. */
export async function playOnce({ audio }: SampleSession): Promise<void> {
  audio.end()
  await flushPromises()
}

/** Goes to the answer window of the first listening question. */
export async function toWindow(sample: SampleSession): Promise<void> {
  await toListening(sample)
  await playOnce(sample)
  await playOnce(sample)
}

/** Answers reading and lets the time of both sections run out. */
export async function toTheEnd(sample: SampleSession): Promise<void> {
  answerReading(sample)
  sample.clock.sleep(25 * 60_000)
  await flushPromises()
  sample.clock.sleep(25 * 60_000)
  await flushPromises()
  sample.session.send({ type: 'dismissNotice', notice: 'time-passed' })
}
