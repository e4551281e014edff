import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserSources } from '../folders.mjs'
import { translatedLanguages } from '@naru/api/languages'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An area of text: a file `text/en/<name>.json`, and its translations. */
export interface Area {
  name: string
  /** Path of the English messages from the root. */
  path: string
}

/** The messages of an area by their keys, `navigation.next`. */
export type Messages = ReadonlyMap<string, string>

const folders = [...browserSources, 'packages/api/text', 'apps/server/text']

/** All areas, by name. */
export const areas: readonly Area[] = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\/text\/en\/\w+\.json$/.test(path)),
  )
  .map((path) => ({ name: /(\w+)\.json$/.exec(path)?.[1] ?? '', path }))
  .toSorted((first, second) => first.name.localeCompare(second.name))

const entriesOf = (tree: object, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)] as [string, string]],
  )

/** @returns the messages of an area in a language; none without its file */
export function messagesOf({ path }: Area, language: string): Messages {
  const file = join(root, path.replace('/text/en/', `/text/${language}/`))
  return new Map(existsSync(file) ? entriesOf(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

/** @returns a hash of the English messages of an area, which a review is of */
export const hashOf = (area: Area): string =>
  createHash('sha256')
    .update(JSON.stringify([...messagesOf(area, 'en')]))
    .digest('hex')
    .slice(0, 16)

/** A review: who has compared the area with which English messages, and on which day. */
export interface Review {
  by: string
  on: string
  source: string
}

/** By language and area; a language without reviews may be absent. */
export type Reviews = Partial<Record<string, Record<string, Review>>>

export const reviewsPath = join(root, 'translations/reviewed.json')
export const readReviews = (): Reviews => JSON.parse(readFileSync(reviewsPath, 'utf8'))

/** @returns the reviewed areas whose English messages have changed since, as `si/words` */
export const staleReviews = (reviews: Reviews): string[] =>
  translatedLanguages.flatMap((language) =>
    Object.entries(reviews[language] ?? {})
      .filter(([name, { source }]) => areas.every((area) => area.name !== name || hashOf(area) !== source))
      .map(([name]) => `${language}/${name}`),
  )

/** @returns the arguments and tags of a message, sorted: `count`, `<link>` */
export function argumentsOf(message: string): string[] {
  const visit = (parts: readonly MessageFormatElement[]): string[] =>
    parts.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return []
      if (part.type === TYPE.tag) return [`<${part.value}>`, ...visit(part.children)]
      if (part.type !== TYPE.plural && part.type !== TYPE.select) return [part.value]
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => visit(value))]
    })
  return [...new Set(visit(parse(message)))].toSorted()
}
