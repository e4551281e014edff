import { okBodies } from '@naru/api/msw'
import { expect, it } from 'vitest'
import { markStored, withoutStored } from './storedItems'

const pack = okBodies.getPractice
const [first, second] = pack.cards
if (first === undefined || second === undefined) throw new Error('The example has two cards')

it('a pack lacks what the server has stored since it was requested, and nothing else', () => {
  markStored([first.item], 100)
  expect(withoutStored(pack, 99).cards).toEqual([second])
  expect(withoutStored(pack, 100).cards).toEqual([second])
  // The server knew the answer when this one was requested.
  expect(withoutStored(pack, 101)).toEqual(pack)
})
