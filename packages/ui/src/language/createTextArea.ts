import { use } from 'react'
import { reportTextChange } from './textChanges'
import { TextContext } from './TextProvider'
import { translatorOf, type Loaded, type Translator } from './translator'

/** Loads the messages of an area in one language: the module of its JSON file. */
export type LoadMessages<Messages> = () => Promise<{ readonly default: Messages }>

/** The messages of an area by the path of their files, which ends in `<language>/<area>.json`: what Vite's `import.meta.glob` gives. */
export type TextFiles<Messages> = Readonly<Record<string, LoadMessages<Messages>>>

/** The texts of one area in all languages. Each language is a chunk of its own. */
export interface TextArea<Messages extends object> {
  /** Its name: `practice` if its English messages are in `text/en/practice.json`. */
  readonly name: string
  /**
   * Resolves with the messages of a language; with the English ones if the language has none or they cannot be loaded. `again`: requests them
   * even if they are loaded.
   */
  load: (language: string, again?: boolean) => Promise<Loaded<Messages>>
}

const areasInUse = new Set<TextArea<object>>()

/** What is shown in English because it could not be loaded: `si/practice`. */
const failures = new Set<string>()

const hasFailed = (language: string, { name }: TextArea<object>) => failures.has(`${language}/${name}`)

/** Milliseconds from a failed request to its one retry; a device that is offline retries none. */
const retryDelayMs = 1500

async function withRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    if ('navigator' in globalThis && !navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return load()
  }
}

/**
 * Creates the text of an area, named as its files are.
 *
 * @param files an English one; a language without any is shown in English
 */
export function createTextArea<Messages extends object>(files: TextFiles<Messages>): TextArea<Messages> {
  const paths = Object.keys(files)
  const [, name = ''] = /(\w+)\.json$/.exec(String(paths[0])) ?? []
  return createArea(name, (language) => files[paths.find((path) => path.endsWith(`${language}/${name}.json`)) ?? ''])
}

/** @param loaderOf the loader of a language; undefined: it is shown in English */
export function createArea<Messages extends object>(
  name: string,
  loaderOf: (language: string) => LoadMessages<Messages> | undefined,
): TextArea<Messages> {
  const loading = new Map<string, Promise<Loaded<Messages>>>()

  const load = (language: string, again = false): Promise<Loaded<Messages>> => {
    areasInUse.add(area)
    const before = loading.get(language)
    if (before !== undefined && !again) return before
    const now = messagesIn(language)
    // What is shown stays until the messages are there.
    if (before === undefined) loading.set(language, now)
    const keep = (value: Loaded<Messages>) => {
      // React reads such a promise without suspending, also when it renders on the server.
      loading.set(language, Object.assign(now, { status: 'fulfilled', value }))
      if (again || hasFailed(language, area)) reportTextChange()
    }
    const forget = () => {
      if (loading.get(language) === now) loading.delete(language)
    }
    now.then(keep, forget)
    return now
  }

  const messagesIn = async (language: string): Promise<Loaded<Messages>> => {
    const loader = loaderOf(language)
    if (loader === undefined) return load('en')
    try {
      const messages = (await withRetry(loader)).default
      failures.delete(`${language}/${name}`)
      return { language, area: name, messages }
    } catch (error) {
      if (language === 'en') throw error
      failures.add(`${language}/${name}`)
      return load('en')
    }
  }

  const area: TextArea<Messages> = { name, load }
  return area
}

/** Resolves when every area that this page uses is loaded in a language. Requests again what could not be loaded before. */
export async function loadAreasInUse(language: string): Promise<void> {
  await Promise.all([...areasInUse].map((area) => area.load(language, hasFailed(language, area))))
}

/**
 * @returns whether an area of the language could not be loaded, so that some texts are shown in English. Components that call
 * `useLanguage` re-render when it changes.
 */
export const isPartlyEnglish = (language: string): boolean =>
  [...failures].some((failure) => failure.startsWith(language))

/** @returns the names of the areas that this page uses */
export const areaNamesInUse = (): readonly string[] => [...areasInUse].map(({ name }) => name)

/** @returns the messages of an area in the language of the nearest `TextProvider`. Suspends until they are loaded. */
export function useMessages<Messages extends object>(area: TextArea<Messages>): Loaded<Messages> {
  const { language, transform } = use(TextContext)
  const loaded = use(area.load(language))
  return transform === undefined ? loaded : transform(loaded)
}

/** @returns the translator of an area in the language of the nearest `TextProvider`. Suspends until its messages are loaded. */
export const useAreaText = <Messages extends object>(area: TextArea<Messages>): Translator<Messages> =>
  translatorOf(useMessages(area))
