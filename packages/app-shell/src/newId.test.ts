import { expect, it } from 'vitest'
import { newId } from './newId'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it.each([
  ['the browser', undefined],
  ['random bytes', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('an id from %s is a UUID of its own', (_source, source) => {
  const ids = Array.from({ length: 50 }, () => newId(source))
  expect(ids.filter((id) => !uuid.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(50)
})
