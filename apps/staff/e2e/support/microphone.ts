import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWav, toPcm16 } from '@naru/exam-kit/internal/sound'

const speechRate = 48_000

/** A tone that swells like speech, as a WAV file. @param parts seconds of silence and tone in turn, silence first */
function toneWav(parts: readonly number[]): Buffer {
  const samples = parts.map((seconds, at) =>
    Float32Array.from({ length: Math.round(seconds * speechRate) }, (_, index) => {
      const time = index / speechRate
      const loudness = at % 2 === 0 ? 0 : 0.3 * (0.6 + 0.4 * Math.sin(time * 20))
      return loudness * Math.sin(time * 2 * Math.PI * 220)
    }),
  )
  return Buffer.from(encodeWav(samples.map(toPcm16), speechRate))
}

/** Arguments of a browser with a fake microphone, which plays a tone like speech. @param folder where the tone is stored */
export function fakeMicrophone(folder: string): string[] {
  const spoken = join(folder, 'spoken.wav')
  writeFileSync(spoken, toneWav([0.3, 1.4, 0.5]))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${spoken}`,
  ]
}
