import type { ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { answerReading, sampleSession, flushPromises, type SampleSession, type SampleSessionOptions } from '../testing'
import { ExamRoom, type ExamRoomProps } from './ExamRoom'

/** A scene of the exam room: its session on fakes, and how it is shown. */
export interface RoomSetup {
  /** Prepares the scene before it is shown. Returns how it ends. */
  beforeEach: () => Promise<() => void>
  /** Shows the room. */
  render: (args: ExamRoomProps) => ReactElement
  /** The scene's session and fakes, once it is prepared. */
  sample: () => SampleSession
}

/**
 * Makes a scene in which an exam has begun.
 * @param options what is different from the ordinary sample session
 * @param arrange brings the exam to the moment that the story is about
 */
export function setupRoom(
  options: SampleSessionOptions = {},
  arrange?: (sample: SampleSession) => void | Promise<void>,
): RoomSetup {
  let current: SampleSession | undefined
  const sample = () => {
    if (!current) throw new Error('The scene is not prepared yet.')
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

/** What a story takes from its scene. */
export function fromSetup({ beforeEach, render }: RoomSetup): Pick<RoomSetup, 'beforeEach' | 'render'> {
  return { beforeEach, render }
}

/** Dialogs fade in: waits until one is there to be seen. */
export async function seen(element: Promise<HTMLElement> | HTMLElement): Promise<void> {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
}

/** Answers all of reading and goes on to listening. */
export async function toListening(sample: SampleSession): Promise<void> {
  answerReading(sample)
  sample.session.send({ type: 'proceed' })
  await flushPromises()
}

/** Lets one play of the running clip come to its end and the next one start. */
export async function playOnce({ audio }: SampleSession): Promise<void> {
  audio.end()
  await flushPromises()
}

/** To the answer window of the first listening question. */
export async function toWindow(sample: SampleSession): Promise<void> {
  await toListening(sample)
  await playOnce(sample)
  await playOnce(sample)
}

/** Time runs out in both sections. */
export async function toTheEnd(sample: SampleSession): Promise<void> {
  answerReading(sample)
  sample.clock.sleep(25 * 60_000)
  await flushPromises()
  sample.clock.sleep(25 * 60_000)
  await flushPromises()
}
