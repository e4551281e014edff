import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, type FormatOptions } from 'oxfmt'
import { findAreas, pathIn, readSource, root, type Area, type ReadSource } from './catalogues'
import { picturePrefixes } from './config'
import { inCodeOf, missingIn, pairsOf, type Pair } from './pairs'
import type { Reviews } from './review'
import { readCatalogue } from './units'

/** The texts of an area in one language, beside English. */
export interface AreaTexts {
  area: Area
  pairs: readonly Pair[]
  /** Keys of entries that the language lacks. */
  missing: readonly string[]
  /** Texts that only a developer can change, as `path:line text`. */
  inCode: readonly string[]
}

/** @returns an area's texts in a language; `read` replaces the files, for tests */
export function loadArea(area: Area, language: string, read: ReadSource = readSource): AreaTexts {
  const english = readCatalogue(area.path, read)
  const translation = readCatalogue(pathIn(area, language), read)
  return {
    area,
    pairs: pairsOf(english, translation),
    missing: missingIn(english, translation),
    inCode: inCodeOf(english, translation),
  }
}

/** @returns the texts of all areas in a language */
export const loadLanguage = (language: string): AreaTexts[] => findAreas().map((area) => loadArea(area, language))

const reviewsPath = (language: string) => join(root, `translations/review/${language}.json`)

/** @returns the reviews of a language */
export function loadReviews(language: string): Reviews {
  const path = reviewsPath(language)
  if (!existsSync(path)) return {}
  const reviews: Reviews = JSON.parse(readFileSync(path, 'utf8'))
  return reviews
}

export const saveReviews = (language: string, reviews: Reviews) =>
  write(reviewsPath(language), `${JSON.stringify(reviews, null, 2)}\n`)

/** Writes a file, with its folders. */
export function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** @returns source code as the repository's formatter writes it */
export async function formatted(path: string, source: string): Promise<string> {
  const options: FormatOptions = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code, errors } = await format(path, source, options)
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`)
  return code
}

/** @returns at most five names of pictures that show an area, in the light theme if there are some */
export function picturesOf(area: string): string[] {
  const name = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const prefixes = picturePrefixes[area] ?? [`pages-${name}`, `exam-kit-${name}`]
  const all = readdirSync(join(root, '.storybook/pictures'))
  const shown = prefixes.flatMap((prefix) => all.filter((picture) => picture.startsWith(`${prefix}-`)))
  const light = shown.filter((picture) => picture.includes('-light-'))
  return (light.length > 0 ? light : shown).slice(0, 5)
}
