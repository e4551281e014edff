import { expect, it } from 'vitest'
import { isolate } from './isolate'

it.each([
  ['Nimal Perera', 'Nimal Perera'],
  ['ශ්\u200dරී කාන්ත්\u200cත', 'ශ්\u200dරී කාන්ත්\u200cත'],
  ['நி'.repeat(150), 'நி'.repeat(150)],
  ['محمد', '\u2068محمد\u2069'],
  ['a\u202eb', '\u2068a\u202eb\u2069'],
  ['a\u200f', '\u2068a\u200f\u2069'],
])('keeps %j whole, and apart if it changes the direction', (name, isolated) => {
  expect(isolate(name)).toBe(isolated)
})
