import type { ReactElement } from 'react'
import { sampleSession, type SampleSession, type SampleSessionOptions } from '../testing'
import { ExamRoom, type ExamRoomProps } from './ExamRoom'

/** A scene of the exam room: its session on fakes, and how it is shown. */
export interface RoomScene {
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
export function roomScene(
  options: SampleSessionOptions = {},
  arrange?: (sample: SampleSession) => void | Promise<void>,
): RoomScene {
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
