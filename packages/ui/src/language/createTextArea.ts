import { use } from 'react'
import type { Language } from './languages'
import { reportTextChange } from './textChanges'
import { TextContext } from './TextProvider'

/** Loads the catalogue of an area in one language: a module with the export `text`. */
export type LoadText<Catalogue> = () => Promise<{ readonly text: Catalogue }>

/** The texts of one area in all languages. Each language is a chunk of its own. */
export interface TextArea<Catalogue> {
  /** Its name: `practice` if its English catalogue is `text/en/practice.ts`. */
  readonly name: string
  /**
   * Resolves with the catalogue of a language; with the English one if the language has none or it cannot be loaded. `again`: requests it
   * even if it is loaded.
   */
  load: (language: Language, again?: boolean) => Promise<Catalogue>
}

/** A catalogue in any language: the shape of the English one, without its words. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Widened<Result>
    : { readonly [Key in keyof T]: Widened<T[Key]> }

const areasInUse = new Set<TextArea<unknown>>()
const areasInEnglish = new Map<Language, ReadonlySet<string>>()

/** What is shown in English because it could not be loaded: `si/practice`. */
const failures = new Set<string>()

const hasFailed = (language: Language, { name }: TextArea<unknown>) => failures.has(`${language}/${name}`)

/** Milliseconds from a failed request to its one retry. */
const retryDelayMs = 1500

async function withRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return load()
  }
}

/**
 * Creates the text of an area.
 *
 * @param name the name of its files, unique
 * @param loaders the catalogues by language; a language without one is shown in English
 */
export function createTextArea<Catalogue>(
  name: string,
  loaders: Partial<Record<Language, LoadText<Catalogue>>> & Record<'en', LoadText<Catalogue>>,
): TextArea<Catalogue> {
  const loading = new Map<Language, Promise<Catalogue>>()

  const load = (language: Language, again = false): Promise<Catalogue> => {
    areasInUse.add(area)
    const before = loading.get(language)
    if (before !== undefined && !again) return before
    const now = catalogueOf(language)
    // What is shown stays until the catalogue is there.
    if (before === undefined) loading.set(language, now)
    const keep = (value: Catalogue) => {
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

  const catalogueOf = async (language: Language): Promise<Catalogue> => {
    const loader = areasInEnglish.get(language)?.has(name) === true ? undefined : loaders[language]
    if (loader === undefined) return load('en')
    try {
      const { text } = await withRetry(loader)
      failures.delete(`${language}/${name}`)
      return text
    } catch (error) {
      if (language === 'en') throw error
      failures.add(`${language}/${name}`)
      return load('en')
    }
  }

  const area: TextArea<Catalogue> = { name, load }
  return area
}

/**
 * Shows areas in English to readers of a language, for example because their translation is older than the English text. Call it before they
 * load.
 *
 * @param names names of areas; they replace those of an earlier call
 */
export function showInEnglish(language: Language, names: readonly string[]): void {
  areasInEnglish.set(language, new Set(names))
}

/** Resolves when every area that this page uses is loaded in a language. Requests again what could not be loaded before. */
export async function loadAreasInUse(language: Language): Promise<void> {
  await Promise.all([...areasInUse].map((area) => area.load(language, hasFailed(language, area))))
}

/**
 * @returns whether a catalogue of the language could not be loaded, so that some texts are shown in English. Components that call
 * `useLanguage` re-render when it changes.
 */
export const isPartlyEnglish = (language: Language): boolean =>
  [...failures].some((failure) => failure.startsWith(language))

/** @returns the catalogue of an area in the language of the nearest `TextProvider`. Suspends until it is loaded. */
export function useAreaText<Catalogue>(area: TextArea<Catalogue>): Catalogue {
  const { language, transform } = use(TextContext)
  const catalogue = use(area.load(language))
  return transform === undefined ? catalogue : transform(catalogue)
}
