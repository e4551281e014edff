import { describe, expect, it } from 'vitest'
import { createBrowserDatabase } from './browserDatabase'

describe('a database that the browser rejects', () => {
  it.each([
    [
      'blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    ],
    ['missing', () => undefined],
  ])('is %s: stores nothing and never rejects', async (_how, getFactory) => {
    const database = createBrowserDatabase(getFactory)
    await expect(database.put('attempts', 'a', '1')).resolves.toBe(false)
    await expect(database.get('attempts', 'a')).resolves.toBeNull()
    await expect(database.keys('attempts')).resolves.toEqual([])
    await expect(database.remove('attempts', 'a')).resolves.toBeUndefined()
  })
})
