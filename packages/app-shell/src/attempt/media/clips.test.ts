import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClips } from './clips'

const nimal = { ownerId: 'nimal', examId: 'mock-1' }
const kamala = { ownerId: 'kamala', examId: 'mock-1' }
const urls = ['/media/a.m4a', '/media/b.m4a', '/media/c.m4a', '/media/d.m4a']
const sound = new Blob(['sound'], { type: 'audio/mp4' })

let living: Set<string>
let made = 0
beforeEach(() => {
  living = new Set()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${(made += 1)}`
    living.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void living.delete(url))
})
afterEach(() => void vi.restoreAllMocks())

function clipsWith(
  fetchClip: (url: string) => Promise<Blob> = () => Promise.resolve(sound),
  database = createMemoryDatabase(),
) {
  const requested: string[] = []
  const clips = createClips({
    database,
    fetchClip: (url) => {
      requested.push(url)
      return fetchClip(url)
    },
  })
  return { clips, database, requested }
}

const failsFor = (url: string) => (requested: string) =>
  requested === url ? Promise.reject(new Error('no')) : Promise.resolve(sound)

describe('clips of an exam', () => {
  it('are all prefetched, with their progress', async () => {
    const { clips } = clipsWith()
    const counts: string[] = []
    clips.subscribe(() => counts.push(`${clips.getProgress().ready} of ${clips.getProgress().total}`))
    await clips.prepare(nimal, urls)
    expect([...new Set(counts)]).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4', '4 of 4'])
    expect(clips.getProgress()).toMatchObject({ isDone: true, failed: [] })
    expect(clips.urlOf('/media/c.m4a')).toMatch(/^blob:/)
  })

  it('are fetched once for repeated calls', async () => {
    const { clips, requested } = clipsWith()
    await Promise.all([clips.prepare(nimal, urls), clips.prepare(nimal, [...urls])])
    await clips.prepare(nimal, [...urls, ...urls])
    expect(requested).toEqual(urls)
  })

  it('list a clip that fails twice; the others are ready, and a later call retries it', async () => {
    let isBroken = true
    const { clips, requested } = clipsWith((url) => (isBroken ? failsFor('/media/b.m4a')(url) : Promise.resolve(sound)))
    await clips.prepare(nimal, urls)
    expect(clips.getProgress()).toEqual({ ready: 3, total: 4, failed: ['/media/b.m4a'], isDone: true })
    expect(requested.filter((url) => url === '/media/b.m4a')).toHaveLength(2)
    expect(clips.urlOf('/media/b.m4a')).toBe('/media/b.m4a')
    isBroken = false
    await clips.prepare(nimal, urls)
    expect(clips.getProgress()).toEqual({ ready: 4, total: 4, failed: [], isDone: true })
  })

  it('are restored after a reload without a network', async () => {
    const { clips, database } = clipsWith()
    await clips.prepare(nimal, urls)
    const reloaded = clipsWith(() => Promise.reject(new Error('offline')), database)
    await reloaded.clips.restore(nimal, urls)
    expect(reloaded.clips.getProgress()).toEqual({ ready: 4, total: 4, failed: [], isDone: true })
    expect(reloaded.requested).toEqual([])
  })

  it('of one learner are never used for another, and are removed', async () => {
    const { clips, database } = clipsWith()
    await clips.prepare(nimal, urls)
    const before = clips.urlOf('/media/a.m4a')
    await clips.restore(kamala, urls)
    expect(clips.getProgress()).toMatchObject({ ready: 0 })
    expect(living.has(before)).toBe(false)
    await expect(database.keys('media')).resolves.toEqual([])
  })

  it('are removed at the end, and their object URLs revoked', async () => {
    const { clips, database } = clipsWith()
    await clips.prepare(nimal, urls)
    await clips.clear()
    expect([...living]).toEqual([])
    await expect(database.keys('media')).resolves.toEqual([])
    expect(clips.urlOf('/media/a.m4a')).toBe('/media/a.m4a')
  })

  it('have one object URL at a time, created on play', async () => {
    const { clips } = clipsWith()
    await clips.prepare(nimal, urls)
    expect([...living]).toEqual([])
    const first = clips.urlOf('/media/a.m4a')
    expect(clips.urlOf('/media/a.m4a')).toBe(first)
    clips.urlOf('/media/b.m4a')
    expect(living.size).toBe(1)
    expect(living.has(first)).toBe(false)
  })

  it('of the present learner stay when those of others are removed', async () => {
    const { clips, database } = clipsWith()
    await clips.prepare(nimal, urls)
    await database.put('media', 'clips:kamala:mock-1:/media/a.m4a', sound)
    await clips.clear('nimal')
    await expect(database.keys('media')).resolves.toEqual(urls.map((url) => `clips:nimal:mock-1:${url}`))
    expect(clips.getProgress().ready).toBe(4)
  })

  it('that cannot be decoded are fetched from the server again', async () => {
    const { clips, database } = clipsWith()
    await clips.prepare(nimal, urls)
    clips.evict('/media/a.m4a')
    expect(clips.urlOf('/media/a.m4a')).toBe('/media/a.m4a')
    expect(await database.keys('media')).not.toContain('clips:nimal:mock-1:/media/a.m4a')
  })
})

describe('fetching a clip', () => {
  const answers = (answer: () => Response) =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()))

  it('sends credentials', async () => {
    const fetch = answers(() => new Response('sound', { headers: { 'Content-Type': 'audio/mp4' } }))
    const clips = createClips({ database: createMemoryDatabase() })
    await clips.prepare(nimal, ['/media/a.m4a'])
    expect(fetch).toHaveBeenCalledWith('/media/a.m4a', expect.objectContaining({ credentials: 'include' }))
    expect(clips.getProgress().ready).toBe(1)
  })

  it.each([
    ['404', () => new Response('no', { status: 404 })],
    [
      'a page instead of a sound',
      () => new Response('<h1>Not found</h1>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['nothing', () => new Response('')],
  ])('fails by %s', async (_what, answer) => {
    answers(answer)
    const clips = createClips({ database: createMemoryDatabase() })
    await clips.prepare(nimal, ['/media/a.m4a'])
    expect(clips.getProgress().failed).toEqual(['/media/a.m4a'])
  })
})
