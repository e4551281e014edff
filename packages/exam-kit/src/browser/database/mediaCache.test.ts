import { describe, expect, it } from 'vitest'
import { flushPromises } from '../../testing'
import { createMediaCache, findMedium } from './mediaCache'
import { createMemoryDatabase } from './memoryDatabase'

function fakeLine() {
  const requested: { readonly url: string; readonly answer: (isThere: boolean) => Promise<void> }[] = []
  const fetchMedia = (url: string) =>
    new Promise<Blob>((resolve, reject) => {
      requested.push({
        url,
        answer(isThere) {
          if (isThere) resolve(new Blob([`medium ${url}`]))
          else reject(new Error('The line broke'))
          return flushPromises()
        },
      })
    })
  return { requested, fetchMedia, urls: () => requested.map(({ url }) => url) }
}

function setup(database = createMemoryDatabase()) {
  const line = fakeLine()
  const cache = createMediaCache({ database, namespace: 'pictures', fetchMedia: line.fetchMedia })
  return { ...line, cache, database, stored: () => database.keys('media') }
}

describe('a media cache', () => {
  it('fetches one after the other, and stores each for its group', async () => {
    const { cache, requested, urls, stored } = setup()
    const prepared = cache.prepare('nimal:mini', ['/a', '/b'])
    await flushPromises()
    expect(urls()).toEqual(['/a'])
    await requested[0]?.answer(true)
    expect(urls()).toEqual(['/a', '/b'])
    await requested[1]?.answer(true)
    await prepared
    expect(await stored()).toEqual(['pictures:nimal:mini:/a', 'pictures:nimal:mini:/b'])
    expect(await (await cache.find('nimal:mini', '/b'))?.text()).toBe('medium /b')
    expect(await cache.find('nimal:full', '/b')).toBeNull()
  })

  it('fetches all although one fails twice, and only that one the next time', async () => {
    const { cache, requested, urls, stored } = setup()
    const prepared = cache.prepare('nimal:mini', ['/a', '/b'])
    await flushPromises()
    await requested[0]?.answer(false)
    await requested[1]?.answer(false)
    await requested[2]?.answer(true)
    await prepared
    expect(await stored()).toEqual(['pictures:nimal:mini:/b'])
    void cache.prepare('nimal:mini', ['/a', '/b'])
    await flushPromises()
    expect(urls()).toEqual(['/a', '/a', '/b', '/a'])
  })

  it('fetches as many at once as it is told', async () => {
    const line = fakeLine()
    const cache = createMediaCache({ database: createMemoryDatabase(), namespace: 'clips', ...line, parallel: 2 })
    void cache.prepare('nimal:mini', ['/a', '/b', '/c'])
    await flushPromises()
    expect(line.urls()).toEqual(['/a', '/b'])
  })

  it('stops and removes the media of one group when another is kept, and all when it is cleared', async () => {
    const { cache, requested, urls, stored } = setup()
    void cache.prepare('nimal:mini', ['/a', '/b'])
    await flushPromises()
    await requested[0]?.answer(true)
    void cache.prepare('nimal:full', ['/c', '/d'])
    await flushPromises()
    await requested[1]?.answer(true)
    expect([urls(), await stored()]).toEqual([['/a', '/b', '/c'], []])
    await cache.clear()
    await requested[2]?.answer(true)
    expect([urls(), await stored()]).toEqual([['/a', '/b', '/c'], []])
  })

  it('stores nothing when it is cleared at once', async () => {
    const { cache, urls } = setup()
    await Promise.all([cache.prepare('nimal:mini', ['/a']), cache.clear()])
    expect(urls()).toEqual([])
  })

  it('clears the media of other owners, and of no other namespace', async () => {
    const { cache, database, stored } = setup()
    const others = ['clips:kamala:mini:/a', 'pictures:nimala:mini:/a']
    for (const key of ['pictures:nimal:mini:/a', ...others]) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await database.put('media', key, new Blob(['a']))
    }
    await cache.clear('nimal')
    expect(await stored()).toEqual(['pictures:nimal:mini:/a', 'clips:kamala:mini:/a'])
    await cache.remove('nimal:mini', '/a')
    expect(await stored()).toEqual(['clips:kamala:mini:/a'])
  })

  it('fetches for the HTTP cache where nothing can be stored', async () => {
    const { cache, requested, urls } = setup({ ...createMemoryDatabase(), put: () => Promise.resolve(false) })
    const prepared = cache.prepare('nimal:mini', ['/a', '/b'])
    await flushPromises()
    await requested[0]?.answer(true)
    await requested[1]?.answer(true)
    await prepared
    expect(urls()).toEqual(['/a', '/b'])
  })
})

describe('a service worker', () => {
  it('finds a medium of any group by its whole URL', async () => {
    const { database } = setup()
    await database.put('media', 'practice:nimal:/media/a.svg', new Blob(['a']))
    expect(await (await findMedium(database, '/media/a.svg'))?.text()).toBe('a')
    expect(await findMedium(database, 'a.svg')).toBeNull()
  })
})
