import { expect, it } from 'vitest'
import { paperIdFrom } from './paperId'

it.each([
  ['EPS-TOPIK practice paper 1', 'eps-topik-practice-paper-1'],
  ['  Fishery, 2026!  ', 'fishery-2026'],
  ['Café Kandy', 'cafe-kandy'],
  ['한국어 시험', ''],
  ['한국어 3', '3'],
  ['a'.repeat(120), 'a'.repeat(100)],
])('%j suggests %j', (topic, id) => {
  expect(paperIdFrom(topic)).toBe(id)
})
