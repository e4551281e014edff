import { describe, expect, it } from 'vitest'
import { cacheOf, languageCache, languagePagesCacheOf, outdated } from './cacheNames'

describe('the caches of older builds', () => {
  const names = ['naru-a', 'foreign', 'naru-b', 'naru-c']

  it('are preserved while a tab runs their build', () => {
    expect(outdated(names, 'c', [cacheOf('a'), 'exam:1'])).toEqual(['naru-b'])
    expect(outdated(names, 'c', [])).toEqual(['naru-a', 'naru-b'])
  })

  it('are preserved together with their pages in another language', () => {
    const withPages = [
      'naru-a',
      'naru-a:pages',
      'naru-b',
      'naru-b:pages',
      'naru-c',
      languagePagesCacheOf('c'),
      languageCache,
    ]
    expect(outdated(withPages, 'c', [cacheOf('a')])).toEqual(['naru-b', 'naru-b:pages'])
    expect(outdated(withPages, 'c', undefined)).toEqual(['naru-a', 'naru-a:pages'])
  })

  it('are preserved for the previous build where locks are unavailable', () => {
    expect(outdated(names, 'c', undefined)).toEqual(['naru-a'])
  })
})
