import type { Clock } from '@naru/exam-kit/session'
import type { Microphone, TakeDatabase, TakePlayer } from '@naru/exam-authoring/recorder'

export interface RecorderPorts {
  readonly microphone: Microphone
  readonly player: TakePlayer
  readonly database: TakeDatabase
  readonly clock: Clock
}
