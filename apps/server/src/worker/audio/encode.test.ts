import { bursts, noise, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { parseBuffer } from 'music-metadata'
import { expect, test } from 'vitest'
import { clipSeconds } from '../../modules/media/clip-length'
import { encodeClip, withoutMetadata } from './encode'

test.each([
  ['speech', bursts(2)],
  ['noise', noise(96_000).map((value) => value / 4)],
  ['a word', bursts(0.3)],
])('%s is encoded as AAC that the checks of an import accept, with at most 64 kbit/s', async (_what, samples) => {
  const file = await encodeClip(samples)
  const { format } = await parseBuffer(file, { mimeType: 'audio/mp4' }, { duration: true })
  expect(format).toMatchObject({ codec: expect.stringContaining('AAC'), sampleRate: 48_000, numberOfChannels: 1 })
  const seconds = await clipSeconds(file, '.m4a')
  expect(seconds).toBeCloseTo(samples.length / 48_000, 1)
  // Without the fixed size of headers.
  expect(((file.length - 1000) * 8) / (samples.length / 48_000)).toBeLessThan(64_000)
})

test('a copy has the sound and nothing else of a clip', async () => {
  const file = await encodeClip(bursts(1))
  // A box of metadata at the end, as phones write the place of a recording.
  const place = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('free+06.9271+079.8612/')])
  const copy = await withoutMetadata(Buffer.concat([file, Buffer.concat([place, Buffer.alloc(2)])]), '.m4a')
  expect(copy.includes('+06.9271')).toBe(false)
  expect(await clipSeconds(copy, '.m4a')).toBeCloseTo(1, 1)
})

test('what is no clip is not copied, and the copy of a part is shorter', async () => {
  await expect(withoutMetadata(Buffer.from(wavOf(bursts(0.5))), '.m4a')).rejects.toThrow(/format/)
  const whole = await encodeClip(bursts(1))
  const seconds = await clipSeconds(await withoutMetadata(whole.subarray(0, whole.length / 2), '.m4a'), '.m4a')
  expect(seconds ?? 0).toBeLessThan(0.7)
})
