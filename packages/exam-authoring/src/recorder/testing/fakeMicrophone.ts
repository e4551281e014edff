import { MicrophoneError, type Microphone, type MicrophoneReport, type RecorderFailure } from '../recording/ports'

/** A microphone that only tests and stories speak into. */
export interface FakeMicrophone extends Microphone {
  readonly opened: number
  readonly isOpen: boolean
  /** Speaks. @param seconds how long @param amplitude default: 0.3 */
  speak(seconds: number, amplitude?: number): void
  /** The noise of a quiet room. */
  quiet(seconds: number): void
  lose(): void
}

export interface FakeMicrophoneOptions {
  /** Rejects with this reason. @default it opens */
  readonly refusal?: RecorderFailure
  /** Samples per second. @default 8000 */
  readonly rate?: number
}

/** Samples of a block. */
const blockSize = 400

export function fakeMicrophone({ refusal, rate = 8000 }: FakeMicrophoneOptions = {}): FakeMicrophone {
  let listener: ((report: MicrophoneReport) => void) | undefined
  let opened = 0
  let isOpen = false
  let time = 0
  const sound = (seconds: number, amplitude: number) => {
    for (let left = Math.round(seconds * rate); left > 0; left -= blockSize) {
      const samples = Float32Array.from({ length: Math.min(blockSize, left) }, () => {
        time += 1
        const swell = 0.75 + 0.25 * Math.sin((time / rate) * 9)
        return amplitude * swell * Math.sin((time / rate) * 2 * Math.PI * 220)
      })
      if (isOpen) listener?.({ type: 'block', samples })
    }
  }
  return {
    get opened() {
      return opened
    },
    get isOpen() {
      return isOpen
    },
    open() {
      if (refusal !== undefined) return Promise.reject(new MicrophoneError(refusal))
      opened += 1
      isOpen = true
      return Promise.resolve({
        rate,
        subscribe(next) {
          listener = next
          return () => {
            listener = undefined
          }
        },
        close() {
          isOpen = false
        },
      })
    },
    speak: (seconds, amplitude = 0.3) => sound(seconds, amplitude),
    quiet: (seconds) => sound(seconds, 0.0005),
    lose: () => listener?.({ type: 'lost' }),
  }
}
