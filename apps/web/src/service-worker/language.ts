import { languageCache, languagePagesCacheOf } from '../shared/cacheNames'

/** The browser APIs in use, and the build of the worker. */
export interface WorkerLanguageParts {
  caches: {
    has(name: string): Promise<boolean>
    open(name: string): Promise<{
      match(address: string, options?: CacheQueryOptions): Promise<Response | undefined>
      put(address: string, response: Response): Promise<void>
    }>
  }
  fetch: (address: string, options?: RequestInit) => Promise<Response>
  build: string
}

/** `/offline.{language}.json`: what pages need offline besides their code, which is precached. */
interface OfflineList {
  build: string
  /** The address from which each document is fetched, by its own address. */
  documents: Record<string, string>
  files: string[]
}

const choiceKey = '/language'

/** The language in which the worker opens pages. English is precached; another is cached when it is chosen. */
export function createWorkerLanguage({ caches, fetch, build }: WorkerLanguageParts) {
  const pages = () => caches.open(languagePagesCacheOf(build))

  const readChoice = async (): Promise<string> => {
    // To open a cache creates it.
    if (!(await caches.has(languageCache))) return 'en'
    const stored = await (await caches.open(languageCache)).match(choiceKey)
    return (await stored?.text()) ?? 'en'
  }
  let chosen: Promise<string> | undefined
  const getChosen = () => (chosen ??= readChoice())

  const fetchPages = async (language: string) => {
    if (language === 'en') return
    const cache = await pages()
    const listAddress = `/offline.${language}.json`
    if ((await cache.match(listAddress)) !== undefined) return
    const response = await fetch(listAddress, { cache: 'no-cache' })
    const list: OfflineList = await response.clone().json()
    // A newer build brings its own worker.
    if (list.build !== build) return
    await Promise.all(
      list.files.map(async (file) => {
        const text = await fetch(file)
        if (text.ok) await cache.put(file, text)
      }),
    )
    await Promise.all(
      Object.entries(list.documents).map(async ([address, source]) => {
        // By the cookie the server sends the page in the chosen language, with the headers of its address.
        const document = await fetch(source, { cache: 'no-cache', credentials: 'same-origin' })
        if (!document.ok || document.headers.get('content-language') !== language) throw new Error(source)
        await cache.put(`/${language}${address}`, document)
      }),
    )
    // Last: what failed is tried again at the next start of a page.
    await cache.put(listAddress, response)
  }

  return {
    /** Caches the pages of the chosen language. Never rejects. */
    load: async (): Promise<void> => {
      try {
        await fetchPages(await getChosen())
      } catch {
        // The pages open in English and load their texts, until the next start of a page.
      }
    },
    /** Stores the choice: a BCP 47 tag. */
    choose: async (language: string): Promise<void> => {
      if (language === (await getChosen())) return
      chosen = Promise.resolve(language)
      await (await caches.open(languageCache)).put(choiceKey, new Response(language))
    },
    /** Resolves with the document of a path in the chosen language; undefined if only the English one is cached. */
    documentOf: async (path: string): Promise<Response | undefined> => {
      const language = await getChosen()
      return language === 'en' ? undefined : (await pages()).match(`/${language}${path}`, { ignoreVary: true })
    },
  }
}
