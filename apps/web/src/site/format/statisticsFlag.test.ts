import { describe, expect, it } from 'vitest'
import { flagLabel } from './statisticsFlag'

describe('flagLabel', () => {
  const texts = { weak: 'It is weak.', key: (option: number) => `Look at ${option}.` }
  it.each([
    ['a sentence', { kind: 'weak', text: 'Weak.' }, 'It is weak.'],
    ['a sentence about an option', { kind: 'key', option: 3, text: 'Key.' }, 'Look at 3.'],
    ['the server’s sentence without the option', { kind: 'key', text: 'Key.' }, 'Key.'],
    ['the server’s sentence for another kind', { kind: 'unreliable', text: 'Unreliable.' }, 'Unreliable.'],
  ] as const)('is %s', (_, flag, label) => {
    expect(flagLabel(flag, texts)).toBe(label)
  })
})
