import { describe, expect, it } from 'vitest'
import { createDefinition } from '@naru/exam-kit/engine'
import { createPictures, pictureUrls } from './pictures'

const question = (id: string, number: number, photos: { photo?: string; options?: readonly string[] }) => ({
  id,
  number,
  section: 'reading' as const,
  options: (photos.options ?? []).map((photo, at) => ({ id: `${id}${at}`, photo })),
  ...(photos.photo !== undefined && { photo: photos.photo }),
})

describe('the pictures of an exam', () => {
  it('are listed in the order in which they are shown, without duplicates', () => {
    const definition = createDefinition({
      id: 'mini',
      topic: 'Mini',
      duration: '',
      readingTimeMinutes: 5,
      listeningTimeMinutes: 5,
      questions: [
        question('b', 2, { options: ['/media/c.webp', '/media/a.webp'] }),
        question('a', 1, { photo: '/media/a.webp', options: ['/media/b.webp', '/media/b.webp'] }),
        question('c', 3, {}),
      ],
    })
    expect(pictureUrls(definition)).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp'])
  })
})

/** A fake of the cache storage. */
function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return Promise.resolve({
      match: (url: string) => Promise.resolve(store.get(url)),
      put: (url: string, picture: Response) => Promise.resolve(void store.set(url, picture)),
    })
  }
  const cachedUrls = () => Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()]]))
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  return { caches, cachedUrls }
}

/** A fetch whose responses the test resolves. */
function fakeLine() {
  const requested: { readonly url: string; readonly answer: (isThere: boolean) => Promise<void> }[] = []
  const fetchPicture = (url: string) =>
    new Promise<Response>((resolve, reject) => {
      requested.push({
        url,
        answer(isThere) {
          if (isThere) resolve(new Response('pixels'))
          else reject(new Error('The line broke'))
          return settle()
        },
      })
    })
  return { requested, fetchPicture, urls: () => requested.map(({ url }) => url) }
}

const settle = () => new Promise<void>((done) => setTimeout(done))

const nimal = { ownerId: 'nimal', examId: 'mini' }

describe('prefetching pictures', () => {
  it('fetches one at a time, and caches them under the name of their attempt', async () => {
    const [{ caches, cachedUrls }, line] = [fakeCaches(), fakeLine()]
    const prepared = createPictures({ getCaches: () => caches, fetchPicture: line.fetchPicture }).prepare(nimal, [
      'a',
      'b',
    ])
    await settle()
    expect(line.urls()).toEqual(['a'])
    await line.requested[0]?.answer(true)
    expect(line.urls()).toEqual(['a', 'b'])
    await line.requested[1]?.answer(true)
    await prepared
    expect(cachedUrls()).toEqual({ 'paper:nimal:mini': ['a', 'b'] })
  })

  it('fetches all although one fails, and retries only that one the next time', async () => {
    const [{ caches, cachedUrls }, line] = [fakeCaches(), fakeLine()]
    const pictures = createPictures({ getCaches: () => caches, fetchPicture: line.fetchPicture })
    const prepared = pictures.prepare(nimal, ['a', 'b'])
    await settle()
    await line.requested[0]?.answer(false)
    await line.requested[1]?.answer(true)
    await prepared
    expect(cachedUrls()).toEqual({ 'paper:nimal:mini': ['b'] })
    void pictures.prepare(nimal, ['a', 'b'])
    await settle()
    expect(line.urls()).toEqual(['a', 'b', 'a'])
  })

  it('stops an older run when another starts, and every run at logout', async () => {
    const [{ caches, cachedUrls }, line] = [fakeCaches(), fakeLine()]
    const pictures = createPictures({ getCaches: () => caches, fetchPicture: line.fetchPicture })
    void pictures.prepare(nimal, ['a', 'b'])
    await settle()
    void pictures.prepare({ ...nimal, examId: 'full' }, ['c', 'd'])
    await settle()
    await line.requested[0]?.answer(true)
    expect(line.urls()).toEqual(['a', 'c'])
    expect(Object.keys(cachedUrls())).toEqual(['paper:nimal:full'])
    await pictures.clear()
    await line.requested[1]?.answer(true)
    expect(line.urls()).toEqual(['a', 'c'])
    expect(cachedUrls()).toEqual({})
  })

  it('clears the pictures of other users, and no other caches', async () => {
    const { caches, cachedUrls } = fakeCaches()
    for (const name of ['naru-build', 'paper:nimal:mini', 'paper:nimala:mini']) await caches.open(name)
    await createPictures({ getCaches: () => caches }).clear('nimal')
    expect(Object.keys(cachedUrls())).toEqual(['naru-build', 'paper:nimal:mini'])
  })

  it('leaves no empty cache when the logout runs first', async () => {
    const { caches, cachedUrls } = fakeCaches()
    const pictures = createPictures({ getCaches: () => caches, fetchPicture: fakeLine().fetchPicture })
    const prepared = pictures.prepare(nimal, ['a'])
    await Promise.all([pictures.clear(), prepared])
    expect(cachedUrls()).toEqual({})
  })

  it.each([
    ['has no caches', () => undefined],
    ['throws on access to them', throwSecurityError],
    ['refuses them', () => ({ open: refuse, keys: refuse, delete: refuse })],
    [
      'does not let go of them',
      () => ({ ...fakeCaches().caches, keys: () => Promise.resolve(['paper:x']), delete: refuse }),
    ],
    ['has no room', () => ({ ...fakeCaches().caches, open: () => Promise.resolve({ match: nothing, put: refuse }) })],
  ])('fetches for the HTTP cache where the browser %s', async (_, getCaches) => {
    const requested: string[] = []
    const fetchPicture = (url: string) => {
      requested.push(url)
      return Promise.resolve(new Response('pixels'))
    }
    await createPictures({ getCaches, fetchPicture }).prepare(nimal, ['a', 'b'])
    expect(requested).toEqual(['a', 'b'])
  })
})

function throwSecurityError(): undefined {
  throw new DOMException('No', 'SecurityError')
}

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('No', 'SecurityError'))
}

function nothing(): Promise<undefined> {
  return Promise.resolve(undefined)
}
