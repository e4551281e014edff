import type { AudioPort, AudioReport, Clock, ClockSignal, ResultSender, Store } from '@naru/exam-kit/session'

/** The browser's time, told twice a second. */
export const clock: Clock = {
  now: () => Date.now(),
  subscribe(listener: (signal: ClockSignal) => void) {
    const timer = setInterval(() => listener('tick'), 500)
    return () => clearInterval(timer)
  },
}

/** The browser's own storage. */
export const store: Store = {
  isPersistent: true,
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
}

/** One audio element. */
export const audio: AudioPort = createAudio()

function createAudio(): AudioPort {
  const element = new Audio()
  const listeners = new Set<(report: AudioReport) => void>()
  const report = (event: AudioReport) => listeners.forEach((listener) => listener(event))
  element.addEventListener('timeupdate', () => report({ type: 'progress', seconds: element.currentTime }))
  element.addEventListener('ended', () => report({ type: 'ended' }))
  element.addEventListener('error', () => report({ type: 'error' }))
  return {
    load(url, fromSeconds) {
      element.src = url
      element.currentTime = fromSeconds
    },
    play: () =>
      element.play().then(
        () => 'started' as const,
        (error: unknown) => (error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'failed'),
      ),
    stop: () => element.pause(),
    setVolume(volume) {
      element.volume = volume
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Nobody to send to: the result stays here, numbered as the first. */
export const sender: ResultSender = {
  send: async () => ({ kind: 'saved', attempt: 1 }),
}

/** A third of a second of a quiet tone, as a WAV file of 8000 samples a second, 8 bits each. */
export function toneUrl(): string {
  const samples = 2700
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  const words = new TextEncoder()
  bytes.set(words.encode('RIFF'), 0)
  view.setUint32(4, 36 + samples, true)
  bytes.set(words.encode('WAVEfmt '), 8)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8000, true)
  view.setUint32(28, 8000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  bytes.set(words.encode('data'), 36)
  view.setUint32(40, samples, true)
  for (let i = 0; i < samples; i += 1) bytes[44 + i] = 128 + Math.round(20 * Math.sin(i / 3))
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
