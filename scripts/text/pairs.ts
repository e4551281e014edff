import { placeholdersIn, tagsIn } from './messages'
import type { Catalogue, Unit } from './units'

/** A translation beside the English text that it translates. */
export interface Pair {
  unit: Unit
  /** The English text. If the sentence is built differently in English: all its forms, separated by ` | `. */
  source: string
}

const entryOf = (key: string) => key.split('/', 1)[0] ?? key

/** The key that a line of a list has in English, where `...lines` adds several at one position. */
function englishKeyOf(key: string, english: readonly Unit[]): string {
  const [, list, line] = /^(.*\.)(\d+)$/.exec(key) ?? []
  if (list === undefined) return key
  const added = english.filter((one) => one.key.startsWith(list) && /^\d+\/list\.\d+$/.test(one.key.slice(list.length)))
  const first = Number.parseInt(added[0]?.key.slice(list.length) ?? '', 10)
  const at = Number(line)
  if (added.length === 0 || at < first) return key
  return added[at - first]?.key ?? `${list}${at - added.length + 1}`
}

/** @returns the English text of a unit; undefined if English has none, as for a helper of the language's own grammar */
function sourceOf({ key: ownKey }: Unit, english: readonly Unit[]): string | undefined {
  const key = englishKeyOf(ownKey, english)
  const exact = english.find((one) => one.key === key)
  if (exact !== undefined) return exact.text
  const entry = entryOf(key)
  const same = english.filter((one) => entryOf(one.key) === entry || one.key.startsWith(`${entry}.`))
  // A language without plural forms translates the form of many.
  const whole =
    same.find((one) => one.key === entry) ?? (key === entry && same.find((one) => one.key === `${entry}/other`))
  if (whole) return whole.text
  return same.length === 0 ? undefined : same.map(({ text }) => text).join(' | ')
}

/** @returns the units that a translator can edit, each with its English text */
export const pairsOf = (english: Catalogue, translation: Catalogue): Pair[] =>
  translation.units.flatMap((unit) => {
    const source = sourceOf(unit, english.units)
    return source === undefined ? [] : [{ unit, source }]
  })

/** @returns the texts that only a developer can change, as `path:line text` */
export function inCodeOf(english: Catalogue, translation: Catalogue): string[] {
  const alone = translation.units.filter((unit) => sourceOf(unit, english.units) === undefined)
  return [...alone, ...translation.inCode].map(({ path, line, text }) => `${path}:${line} ${text}`).toSorted()
}

/** @returns the keys of English entries that a translation lacks */
export const missingIn = (english: Catalogue, translation: Catalogue): string[] =>
  [...english.entries].filter((key) => !translation.entries.has(key))

/** The values that a text shows: `{count}` and `{count2}` are two forms of one. */
const valuesIn = (text: string) => [...new Set(placeholdersIn(text).map((name) => name.replace(/\d+$/, '')))]

/** @returns what an area has lost in translation, in sentences: entries, placeholders, tags */
export function lossesOf(english: Catalogue, translation: Catalogue): string[] {
  const textsOf = ({ units }: Catalogue, entry: string) =>
    units.filter(({ key }) => entryOf(key) === entry).map(({ text }) => text)
  const tagsOf = (texts: readonly string[]) => [...new Set(texts.flatMap(tagsIn))].toSorted().join()
  const entries = [...new Set(english.units.map(({ key }) => entryOf(key)))].filter((key) => !key.startsWith('@'))
  return [
    ...missingIn(english, translation).map((key) => `${key} is missing.`),
    ...entries.flatMap((entry) => {
      const [wanted, found] = [tagsOf(textsOf(english, entry)), tagsOf(textsOf(translation, entry))]
      return wanted === found ? [] : [`${entry} has the tags ${found}, not ${wanted}.`]
    }),
    // Sentences that code builds are held by catalogues.test.ts of the app, which calls them.
    ...english.units.flatMap(({ key, text }) => {
      const translated = translation.units.find((unit) => unit.key === key)
      if (translated === undefined || key !== entryOf(key)) return []
      const [wanted, found] = [valuesIn(text), valuesIn(translated.text)]
      // A parameter may have another name in another language, but there are as many.
      return wanted.length === found.length
        ? []
        : [`${key} has the placeholders ${found.join()}, not ${wanted.join()}.`]
    }),
  ]
}
