import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { createPackStore } from './packStore'

const pack = okBodies.getPractice

/** A cache storage in memory. */
function fakeCaches() {
  const caches = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async (url: string) => entries.delete(url.replace('https://naru.test', '')),
      keys: async () => [...entries.keys()].map((url) => ({ url: `https://naru.test${url}` })),
    }
  }
  return {
    names: () => [...caches.keys()],
    urls: (name: string) => [...(caches.get(name)?.keys() ?? [])],
    storage: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
  }
}

function setup(missing: readonly string[] = []) {
  const caches = fakeCaches()
  const fetched: string[] = []
  const store = createPackStore({
    getCaches: () => caches.storage,
    fetchMedia: async (url) => {
      fetched.push(url)
      if (missing.includes(url)) throw new Error('missing')
      return new Response(url)
    },
  })
  return { caches, fetched, store }
}

describe('the questions on this device', () => {
  it('belong to their learner', async () => {
    const { store } = setup()
    await store.save('nimal', pack)
    expect(await store.find('nimal')).toEqual(pack)
    expect(await store.find('kamala')).toBeNull()
  })

  it('lose each question that is answered, also two at once', async () => {
    const { store } = setup()
    await store.save('nimal', pack)
    await Promise.all(pack.cards.map(({ item }) => store.remove('nimal', [item])))
    expect((await store.find('nimal'))?.cards).toEqual([])
    await store.remove('kamala', ['none'])
    expect(await store.find('kamala')).toBeNull()
  })

  it('come with their media, fetched once, and without earlier ones', async () => {
    const { store, caches, fetched } = setup(['/c.m4a'])
    await store.save('nimal', pack)
    await store.prepare('nimal', ['/a.m4a', '/b.svg'])
    await store.prepare('nimal', ['/b.svg', '/c.m4a', '/d.svg'])
    expect(fetched).toEqual(['/a.m4a', '/b.svg', '/c.m4a', '/d.svg'])
    expect(caches.urls('practice:nimal')).toEqual(['/practice/pack.json', '/b.svg', '/d.svg'])
    expect(await (await store.findClip('nimal', '/b.svg'))?.text()).toBe('/b.svg')
    expect(await store.findClip('nimal', '/c.m4a')).toBeNull()
  })

  it('are removed for everybody but the learner who stays', async () => {
    const { store, caches } = setup()
    await caches.storage.open('naru-1')
    await store.save('nimal', pack)
    await store.save('kamala', pack)
    await store.clear('nimal')
    expect(caches.names()).toEqual(['naru-1', 'practice:nimal'])
    await store.clear()
    expect(caches.names()).toEqual(['naru-1'])
  })

  it.each([
    ['is missing', () => undefined],
    [
      'is blocked',
      () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    ],
  ])('are none where the cache storage %s', async (_how, getCaches) => {
    const store = createPackStore({ getCaches })
    await store.save('nimal', pack)
    await store.prepare('nimal', ['/a.svg'])
    await store.clear()
    expect(await store.find('nimal')).toBeNull()
    expect(await store.findClip('nimal', '/a.svg')).toBeNull()
  })
})
