import { encodeWav, toPcm16 } from '@naru/exam-kit/internal/sound'

/** Silence as a WAV file. @param seconds its length */
export const silentWav = (seconds: number): Buffer =>
  Buffer.from(encodeWav([new Int16Array(Math.round(8000 * seconds))], 8000))

const speechRate = 48_000

/** A tone that swells like speech, as a WAV file. @param parts seconds of silence and tone in turn, silence first */
export function toneWav(parts: readonly number[]): Buffer {
  const samples = parts.map((seconds, at) =>
    Float32Array.from({ length: Math.round(seconds * speechRate) }, (_, index) => {
      const time = index / speechRate
      const loudness = at % 2 === 0 ? 0 : 0.3 * (0.6 + 0.4 * Math.sin(time * 20))
      return loudness * Math.sin(time * 2 * Math.PI * 220)
    }),
  )
  return Buffer.from(encodeWav(samples.map(toPcm16), speechRate))
}
