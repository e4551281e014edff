import type { Clock } from '@naru/exam-kit/session'
import type { Microphone, TakeDatabase, TakePlayer } from '@naru/exam-authoring/recorder'

/** What the recorder needs of the browser. */
export interface RecorderPorts {
  readonly microphone: Microphone
  readonly player: TakePlayer
  readonly database: TakeDatabase
  readonly clock: Clock
}
