import { createBrowserClock } from '@naru/exam-kit/browser'
import { createBrowserMicrophone, createBrowserPlayer, createTakeDatabase } from '@naru/exam-kit/recorder'
import workletUrl from '@naru/exam-kit/recorder/captureWorklet.js?url'
import type { RecorderPorts } from '../../recorder/ports'

/** Creates the recorder's ports of this browser. */
export const browserRecorderPorts = (): RecorderPorts => ({
  microphone: createBrowserMicrophone(workletUrl),
  player: createBrowserPlayer(),
  database: createTakeDatabase(),
  clock: createBrowserClock(),
})
