import { describe, expect, it } from 'vitest'
import { cacheOf, outdated, pictureCacheOf } from './cacheNames'

describe('the caches of older builds', () => {
  const names = ['naru-a', 'foreign', pictureCacheOf('nimal:mini'), 'naru-b', 'naru-c']

  it('are preserved while a tab runs their build', () => {
    expect(outdated(names, 'c', [cacheOf('a'), 'exam:1'])).toEqual(['naru-b'])
    expect(outdated(names, 'c', [])).toEqual(['naru-a', 'naru-b'])
  })

  it('are preserved for the previous build where locks are unavailable', () => {
    expect(outdated(names, 'c', undefined)).toEqual(['naru-a'])
  })
})
