import { describe, expect, it, vi } from 'vitest'
import { createWorkerLanguage } from './language'

/** Caches in memory, by address. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (address: string) => entries.get(address)?.clone(),
      put: async (address: string, response: Response) => void entries.set(address, response),
    }
  }
  const addresses = (name: string) => [...(stored.get(name)?.keys() ?? [])].toSorted()
  const caches = { open, has: async (name: string) => stored.has(name) }
  return { caches, names: () => [...stored.keys()], addresses }
}

const list = { build: 'b1', documents: { '/': '/', '/shell.html': '/shell.si.html' }, files: ['/assets/si.js'] }

function setup({ caches, names, addresses } = createCaches(), build = 'b1') {
  const broken = new Set<string>()
  let cookie = 'si'
  const fetch = vi.fn<(input: string) => Promise<Response>>(async (path) => {
    if (broken.has(path)) throw new TypeError('Failed to fetch')
    if (path === '/offline.si.json') return Response.json(list)
    return new Response(`${cookie} ${path}`, { headers: { 'content-language': cookie } })
  })
  const language = createWorkerLanguage({ caches, fetch, build })
  const textOf = async (path: string) => (await language.documentOf(path))?.text()
  return { language, fetch, textOf, broken, addresses, names, caches, setCookie: (tag: string) => (cookie = tag) }
}

describe('the language of the worker', () => {
  it('is English, of which it caches nothing itself', async () => {
    const { language, fetch, textOf, names } = setup()
    await language.load()
    await language.choose('en')
    await language.load()
    expect(await textOf('/')).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
    expect(names()).toEqual([])
  })

  it('is the chosen one, whose documents and texts are cached once', async () => {
    const { language, fetch, textOf, addresses } = setup()
    await language.choose('si')
    await language.load()
    expect(await textOf('/')).toBe('si /')
    expect(await textOf('/shell.html')).toBe('si /shell.si.html')
    expect(await textOf('/admin')).toBeUndefined()
    expect(addresses('naru-b1:pages')).toEqual(['/assets/si.js', '/offline.si.json', '/si/', '/si/shell.html'])
    const { length } = fetch.mock.calls
    await language.load()
    expect(fetch).toHaveBeenCalledTimes(length)
    await language.choose('en')
    expect(await textOf('/')).toBeUndefined()
  })

  it('is known to the next worker, which caches its own pages', async () => {
    const first = setup()
    await first.language.choose('si')
    const second = setup(first)
    await second.language.load()
    expect(await second.textOf('/')).toBe('si /')
  })

  it('stays English for a page that cannot be fetched, until the next try', async () => {
    const { language, textOf, broken } = setup()
    await language.choose('si')
    broken.add('/shell.si.html')
    await language.load()
    expect(await textOf('/shell.html')).toBeUndefined()
    broken.clear()
    await language.load()
    expect(await textOf('/shell.html')).toBe('si /shell.si.html')
  })

  it('caches no document in another language than the list’s', async () => {
    const { language, textOf, setCookie } = setup()
    await language.choose('si')
    setCookie('ta')
    await language.load()
    expect(await textOf('/')).toBeUndefined()
  })

  it('caches nothing of another build', async () => {
    const { language, addresses } = setup(createCaches(), 'b2')
    await language.choose('si')
    await language.load()
    expect(addresses('naru-b2:pages')).toEqual([])
  })
})
