import { okBodies } from '@naru/api/msw'
import { describe, expect, it } from 'vitest'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { createPackStore } from './packStore'

const pack = okBodies.getPractice

function setup(missing: readonly string[] = []) {
  const database = createMemoryDatabase()
  const fetched: string[] = []
  const store = createPackStore(database, async (url) => {
    fetched.push(url)
    if (missing.includes(url)) throw new Error('missing')
    return new Blob([url])
  })
  return { database, fetched, store }
}

describe('the questions on this device', () => {
  it('belong to their learner', async () => {
    const { store } = setup()
    await store.save('nimal', pack)
    expect(await store.find('nimal')).toEqual(pack)
    expect(await store.find('kamala')).toBeNull()
  })

  it('lose each question and word that is answered, also two at once', async () => {
    const { store } = setup()
    const { words } = okBodies.getWordPractice
    await Promise.all([store.save('nimal', { words }), store.save('nimal', pack)])
    expect(await store.find('nimal')).toEqual({ ...pack, words })
    const items = [...pack.cards.map(({ item }) => item), ...words.map(({ word }) => word.id)]
    await Promise.all(items.map((item) => store.remove('nimal', [item])))
    expect(await store.find('nimal')).toEqual({ ...pack, cards: [], words: [] })
    await store.remove('kamala', ['none'])
    expect(await store.find('kamala')).toBeNull()
  })

  it('come with their media, fetched once, and without earlier ones', async () => {
    const { store, fetched } = setup(['/c.m4a'])
    await store.save('nimal', pack)
    await store.prepare('nimal', ['/a.m4a', '/b.svg'])
    await store.prepare('nimal', ['/b.svg', '/c.m4a', '/d.svg'])
    expect(fetched).toEqual(['/a.m4a', '/b.svg', '/c.m4a', '/c.m4a', '/d.svg'])
    expect(await store.findClip('nimal', '/a.m4a')).toBeNull()
    expect(await (await store.findClip('nimal', '/b.svg'))?.text()).toBe('/b.svg')
    expect(await store.findClip('nimal', '/c.m4a')).toBeNull()
  })

  it('are removed for everybody but the learner who stays', async () => {
    const { store, database } = setup()
    await store.save('nimal', pack)
    await store.save('kamala', pack)
    await store.prepare('nimal', ['/a.svg'])
    await store.clear('nimal')
    expect([await database.keys('packs'), await database.keys('media')]).toEqual([['nimal'], ['practice:nimal:/a.svg']])
    await store.clear()
    expect([await database.keys('packs'), await database.keys('media')]).toEqual([[], []])
  })
})
