import { expect, it } from 'vitest'
import { ledger } from '../.storybook/ledger'

it.each(ledger())('$title meets at least seven of the eight criteria', ({ missing }) => {
  expect(missing.slice(1)).toEqual([])
})
