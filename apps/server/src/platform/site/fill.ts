import type { Language } from '@naru/api/languages'
import {
  factIn,
  factNames,
  networkPage,
  networkPages,
  networks,
  phoneHref,
  placeholders,
  type ShownSettings,
} from '@naru/api/operator'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Operator } from './operator'

/** Where the built pages show what an operator fills in. */
export interface Fillable {
  /** Id of the build, in every page and in the service worker. */
  build: string
  /** The elements that show a placeholder, as HTML, by the name of the fact or network. */
  facts: Readonly<Record<string, string>>
  /** The sample cards of the home page as HTML, and a card for each rating, from 1. */
  feedback: Readonly<Record<Language, { samples: string; cards: readonly string[] }>>
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** As `Fact` of the site's legal pages renders it. */
const factHtml = (name: string, text: string, lang?: string) =>
  `<span data-fact="${name}"${lang === undefined ? '' : ` lang="${lang}"`}>${escaped(text)}</span>`

const DATA = '<script type="application/json" id="operator">'

/** A page of the build with what the operator has filled in: in its elements, and as the data with which it is hydrated. */
const fillPage = (page: string, language: Language, settings: ShownSettings, { facts, feedback }: Fillable) => {
  let filled = page
  const put = (built: string | undefined, now: string) => {
    if (built) filled = filled.replaceAll(built, () => now)
  }
  for (const network of networks) {
    const address = networkPage(settings, network)
    const entry = address === undefined ? '' : facts[network]?.replace(networkPages[network], () => escaped(address))
    put(facts[network], entry ?? '')
  }
  for (const name of factNames) {
    const fact = factIn(settings, name, language)
    if (fact === undefined) continue
    if (name === 'phone') put(phoneHref(placeholders.phone), phoneHref(escaped(fact.text)))
    if (name === 'phone' || name === 'email') put(placeholders[name], escaped(fact.text))
    else put(facts[name], factHtml(name, fact.text, fact.lang))
  }
  const { samples, cards } = feedback[language]
  const own = settings.feedback?.map(({ username, content, rating }) =>
    (cards[rating - 1] ?? '')
      .replaceAll('{{username}}', () => escaped(username))
      .replaceAll('{{content}}', () => escaped(content)),
  )
  if (own !== undefined) put(samples, own.join(''))
  // Last: nothing is replaced in it.
  put(`${DATA}{}`, DATA + JSON.stringify(settings).replaceAll('<', String.raw`\u003c`))
  return filled
}

const compressions = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
  identity: (text: string) => Promise.resolve(Buffer.from(text)),
}

export type Encoding = keyof typeof compressions

/** Fills files of the built site, each once after a change, at its first request. */
export const createFiller = (folder: string, fillable: Fillable | undefined, operator: Operator) => {
  let bodies = new Map<string, Promise<Buffer>>()
  let of = ''
  const fill = async (file: string, language: Language | undefined, encoding: Encoding) => {
    const { settings, revision } = operator.shown()
    const text = await readFile(join(folder, file), 'utf8')
    if (fillable === undefined) return compressions[encoding](text)
    const page = language === undefined ? text : fillPage(text, language, settings, fillable)
    // For browsers other settings are another build.
    return compressions[encoding](page.replaceAll(fillable.build, `${fillable.build}-${revision}`))
  }
  return {
    /** Changes with the settings; '': the files are sent as they were built. */
    revision: () => (fillable === undefined ? '' : operator.shown().revision),
    /** @param language of a page; undefined: another file, in which only the build changes */
    bodyOf: (file: string, language: Language | undefined, encoding: Encoding): Promise<Buffer> => {
      const { revision } = operator.shown()
      if (revision !== of) {
        bodies = new Map()
        of = revision
      }
      const key = `${encoding} ${file}`
      const known = bodies.get(key)
      if (known !== undefined) return known
      const filled = fill(file, language, encoding)
      bodies.set(key, filled)
      return filled
    },
  }
}
