import {
  MicrophoneError,
  type Microphone,
  type MicrophoneReport,
  type OpenMicrophone,
  type RecorderFailure,
} from '../recording/ports'
import { clipRate, leastRate } from '@naru/exam-kit/internal/sound'

/** As the device hears it: the browser's filters are made for calls and cut the ends of words. */
const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
}

/** The browser's part of the microphone. */
export interface MicrophoneBrowser {
  /** Absent outside a secure context. */
  readonly mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined
  /** @param rate samples per second. Default: that of the device */
  createContext(rate?: number): AudioContext
}

const browser: MicrophoneBrowser = {
  // The types do not know of pages without https.
  get mediaDevices() {
    return 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
  },
  createContext: (rate) => new AudioContext(rate === undefined ? {} : { sampleRate: rate }),
}

/**
 * Creates the microphone of the browser. Its samples come from an AudioWorklet at the rate of clips or, if the browser refuses that, of the device.
 *
 * @param workletUrl address of `@naru/exam-authoring/recorder/captureWorklet.js` as a file of the site
 * @param parts default: those of the window
 */
export function createBrowserMicrophone(workletUrl: string, parts: MicrophoneBrowser = browser): Microphone {
  return {
    async open() {
      if (parts.mediaDevices === undefined) throw new MicrophoneError('unsupported')
      const stream = await parts.mediaDevices.getUserMedia(constraints).catch((error: unknown) => {
        throw new MicrophoneError(reasonOf(error))
      })
      const listenAt = async (rate?: number) => listenTo(stream, parts.createContext(rate), workletUrl)
      try {
        if (stream.getTracks().some((track) => (track.getSettings().sampleRate ?? clipRate) < leastRate)) {
          throw new MicrophoneError('lowRate')
        }
        return await listenAt(clipRate).catch(() => listenAt())
      } catch (error) {
        stopAll(stream)
        throw error instanceof MicrophoneError ? error : new MicrophoneError('unsupported')
      }
    },
  }
}

const reasons: Readonly<Record<string, RecorderFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'noMicrophone',
  OverconstrainedError: 'noMicrophone',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const reasonOf = (error: unknown): RecorderFailure =>
  (error instanceof DOMException ? reasons[error.name] : undefined) ?? 'unsupported'

const stopAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

async function listenTo(stream: MediaStream, context: AudioContext, workletUrl: string): Promise<OpenMicrophone> {
  try {
    if (context.sampleRate < leastRate) throw new MicrophoneError('lowRate')
    return await connect(stream, context, workletUrl)
  } catch (error) {
    void context.close()
    throw error
  }
}

async function connect(stream: MediaStream, context: AudioContext, workletUrl: string): Promise<OpenMicrophone> {
  const listeners = new Set<(report: MicrophoneReport) => void>()
  const report = (one: MicrophoneReport) => {
    for (const listener of listeners) listener(one)
  }
  await context.audioWorklet.addModule(workletUrl)
  const capture = new AudioWorkletNode(context, 'naru-capture', { numberOfOutputs: 0 })
  capture.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Float32Array) report({ type: 'block', samples: data })
  })
  capture.port.start()
  context.createMediaStreamSource(stream).connect(capture)
  // Browsers start a context without a press suspended.
  if (context.state !== 'running') await context.resume()
  const lost = () => report({ type: 'lost' })
  for (const track of stream.getTracks()) track.addEventListener('ended', lost)
  // A call interrupts the audio of a phone.
  context.addEventListener('statechange', () => {
    if (context.state !== 'running') lost()
  })
  return {
    rate: context.sampleRate,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      listeners.clear()
      stopAll(stream)
      void context.close()
    },
  }
}
