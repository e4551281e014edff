import { expect, it } from 'vitest'
import { position } from './position'

it.each([
  [0, 50],
  [-3, 0],
  [3, 100],
  [1.5, 75],
  [-7, 0],
  [9, 100],
])('a value of %d lies at %d percent', (value, percent) => {
  expect(position(value)).toBe(percent)
})
