import { placeholdersIn, tagsIn } from './messages'
import type { Catalogue, Unit } from './units'

/** A translation beside the English text that it translates. */
export interface Pair {
  unit: Unit
  /** The English text. If the sentence is built differently in English: all its forms, separated by ` | `. */
  source: string
}

const entryOf = (key: string) => key.split('/', 1)[0] ?? key

/** @returns the English text of a unit; undefined if English has none, as for a helper of the language's own grammar */
function sourceOf({ key }: Unit, english: readonly Unit[]): string | undefined {
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
  const alone = translation.units.filter(
    (unit) => unit.key.startsWith('@') && sourceOf(unit, english.units) === undefined,
  )
  return [...alone, ...translation.inCode].map(({ path, line, text }) => `${path}:${line} ${text}`).toSorted()
}

/** @returns the keys of English entries that a translation lacks */
export const missingIn = (english: Catalogue, translation: Catalogue): string[] =>
  [...english.entries].filter((key) => !translation.entries.has(key))

/** @returns what an area has lost in translation, in sentences: entries, placeholders, tags */
export function lossesOf(english: Catalogue, translation: Catalogue): string[] {
  const texts = ({ units }: Catalogue, entry: string) =>
    units.filter(({ key }) => entryOf(key) === entry).map(({ text }) => text)
  const entries = [...new Set(english.units.map(({ key }) => entryOf(key)))].filter((key) => !key.startsWith('@'))
  return [
    ...missingIn(english, translation).map((key) => `${key} is missing.`),
    ...entries.flatMap((entry) => {
      const [source, translated] = [texts(english, entry), texts(translation, entry)]
      const names = (all: readonly string[]) => [...new Set(all.flatMap(placeholdersIn))].toSorted().join()
      const tags = (all: readonly string[]) => [...new Set(all.flatMap(tagsIn))].toSorted().join()
      // Only where both are one text: other sentences are built by code, which `catalogues.test.ts` calls.
      const isOne = source.length === 1 && translated.length === 1
      return [
        ...(isOne && names(source) !== names(translated)
          ? [`${entry} has the placeholders ${names(translated)}, not ${names(source)}.`]
          : []),
        ...(tags(source) === tags(translated)
          ? []
          : [`${entry} has the tags ${tags(translated)}, not ${tags(source)}.`]),
      ]
    }),
  ]
}
