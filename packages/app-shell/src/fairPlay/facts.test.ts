import { expect, it } from 'vitest'
import { translatorOf } from '@naru/ui/language'
import messages from '../text/en/shared.json'
import { lengthParts } from './length'
import { fairPlayFacts } from './facts'

it('sums up counts and known lengths', () => {
  const at = '2026-03-02T04:31:10.000Z'
  expect(
    fairPlayFacts({
      events: [
        { kind: 'away', at, seconds: 95 },
        { kind: 'play', at, question: 4 },
        { kind: 'away', at },
        { kind: 'offline', at, seconds: 20 },
      ],
    }),
  ).toEqual({ away: { count: 2, seconds: 95 }, offline: { count: 1, seconds: 20 }, plays: 1 })
})

it.each([
  [0, '0 s'],
  [45, '45 s'],
  [120, '2 min'],
  [125, '2 min 5 s'],
])('%d seconds are %s', (seconds, label) => {
  expect(translatorOf({ language: 'en', messages })('length', lengthParts(seconds))).toBe(label)
})
