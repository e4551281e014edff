import { fakeStore } from '../testing'
import { describe, expect, it } from 'vitest'
import { createBrowserStore } from './browserStore'

/** A storage with a limited number of entries. */
function storage(room: number): Storage {
  const values = fakeStore()
  const methods = {
    getItem: (key: string) => values.get(key),
    setItem(key: string, value: string) {
      if (values.get(key) === null && values.keys().length >= room) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => values.remove(key),
    clear: () => undefined,
    key: (index: number) => values.keys()[index] ?? null,
    length: 0,
  }
  return new Proxy<Storage>(methods, {
    ownKeys: () => values.keys(),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

describe('the store saves values', () => {
  it('in local storage', () => {
    const store = createBrowserStore(() => storage(10))
    expect(store.get('a')).toBeNull()
    const local = storage(10)
    const other = createBrowserStore(() => local)
    other.set('a', '1')
    expect(local.getItem('a')).toBe('1')
    expect([other.get('a'), other.keys(), other.isPersistent]).toEqual(['1', ['a'], true])
    other.remove('a')
    expect(local.getItem('a')).toBeNull()
  })

  it('in memory while the storage is full, and is not persistent until then', () => {
    const full = storage(1)
    const store = createBrowserStore(() => full)
    store.set('a', '1')
    store.set('b', '2')
    expect([store.get('b'), store.keys().toSorted(), store.isPersistent]).toEqual(['2', ['a', 'b'], false])
    store.remove('a')
    store.set('b', '3')
    expect([store.get('b'), full.getItem('b'), store.isPersistent]).toEqual(['3', '3', true])
  })

  it('in memory when the storage is blocked', () => {
    const store = createBrowserStore(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    store.set('a', '1')
    expect([store.get('a'), store.get('b'), store.keys(), store.isPersistent]).toEqual(['1', null, ['a'], false])
    store.remove('a')
    expect(store.get('a')).toBeNull()
  })
})
