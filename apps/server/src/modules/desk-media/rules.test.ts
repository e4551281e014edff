import { sine, wavOf } from '@naru/exam-kit/internal/sound/testing'
import { describe, expect, test } from 'vitest'
import { checkCrop, checkTakeFile, checkTrim, isUuid } from './rules'
import { checkBase64 } from '../../platform/http/checked'

const second = sine(1, -6)
const base64 = (file: Uint8Array) => Buffer.from(file).toString('base64')

describe('the recording of a take', () => {
  test('is 16-bit mono PCM', () => {
    expect(checkTakeFile(base64(wavOf(second, { rate: 48_000 })))).toMatchObject({ accepted: { seconds: 1 } })
    expect(checkTakeFile(base64(wavOf(second, { rate: 44_100 })))).toMatchObject({
      accepted: { format: { rate: 44_100 } },
    })
  })

  test.each([
    ['another file', Buffer.from('no sound at all, but long enough for a header'), 'is no WAV file'],
    ['8 bits', wavOf(second, { bits: 8 }), 'PCM sound of 16, 24 or 32 bits'],
    ['24 bits', wavOf(second, { bits: 24 }), 'one channel of 16 bits'],
    ['two channels', wavOf(second, { channels: 2 }), 'one channel of 16 bits'],
    ['no sound', wavOf(new Float32Array(0)), 'has no sound'],
    ['less than a fifth of a second', wavOf(sine(0.19, -6)), 'is shorter than 0.2 seconds'],
    ['three hours claimed', wavOf(second, { claimed: 1_036_800_000 }), 'is longer than 120 seconds'],
    ['a cut', wavOf(second).subarray(0, 20_000), 'is broken or cut off'],
    ['more than 12 MB', Buffer.alloc(12 * 1024 * 1024 + 1), 'must not be larger than 12 MB'],
  ])('with %s is rejected', (_what, file, fault) => {
    expect(checkTakeFile(base64(file))).toMatchObject({ refused: { message: expect.stringContaining(fault) } })
  })

  test.each(['', 'abc', 'AAAA=', 'AA AA', 'data:audio/wav;base64,AAAA', 'AAA_'])('%j is not in base64', (text) => {
    expect(checkBase64('file', text, 100)).toEqual({ refused: { message: 'The file is not in base64.' } })
  })

  test.each([
    [1, 0, 0, true],
    [1, 0.4, 0.4, true],
    [1, 0.4, 0.41, false],
    [1, 2, 0, false],
    [0.2, 0, 0, true],
  ])('of %f s without %f s and %f s: %s', (seconds, start, end, isEnough) => {
    expect('accepted' in checkTrim(seconds, start, end)).toBe(isEnough)
  })
})

test.each([
  [{ left: 0, top: 0, width: 300, height: 200 }, true],
  [{ left: 284, top: 184, width: 16, height: 16 }, true],
  [{ left: 285, top: 184, width: 16, height: 16 }, false],
  [{ left: 0, top: 185, width: 16, height: 16 }, false],
  [{ left: 0, top: 0, width: 15, height: 100 }, false],
])('the part %j of 300 × 200 pixels: %s', (part, isInside) => {
  expect('accepted' in checkCrop(part, { width: 300, height: 200 })).toBe(isInside)
})

test.each([
  ['7d0f6a52-1d3c-4c8e-9a57-2f8f3f1e5b10', true],
  ['7D0F6A52-1D3C-4C8E-9A57-2F8F3F1E5B10', false],
  ['../../etc/passwd', false],
  ['', false],
])('%s is a UUID: %s', (id, isOne) => {
  expect(isUuid(id)).toBe(isOne)
})
