import { newId } from '../platform/ids'
import { inArray } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { putRows, roundsOf } from '../platform/db/put-rows'
import { bankItems, media, practiceMedia, textbookUnits, words } from '../platform/db/schema'
import { optionalProp, pathsOf, withFiles, withNewIds, type PaperQuestion } from '@naru/exam-kit/content'
import type { ImportTarget } from './import-exam'
import { mediaOf, storeMedia, type StoredMedia } from './media-store'
import { BANK, type BankUnit } from './read-bank'
import type { Content } from './read-content'
import { WORDS, type SourceWord, type WordUnit } from './read-words'
import { areEqualQuestions, withIdsOf } from './same-questions'

/** Numbers of new, changed and equal entries, and of those that the content no longer has. */
export interface Counts {
  new: number
  changed: number
  unchanged: number
  removed: number
}

/** Splits entries into those that are not stored, those stored otherwise, and what is stored and no longer there. */
const compare = <Row extends object>(
  stored: readonly Row[],
  wanted: readonly Row[],
  keyOf: (row: Row) => unknown,
  areEqual: (one: Row, other: Row) => boolean = isDeepStrictEqual,
) => {
  const before = new Map(stored.map((row) => [keyOf(row), row]))
  const after = new Set(wanted.map(keyOf))
  const added = wanted.filter((row) => !before.has(keyOf(row)))
  const changed = wanted.filter((row) => {
    const known = before.get(keyOf(row))
    return known !== undefined && !areEqual(known, row)
  })
  const gone = stored.filter((row) => 'isActive' in row && row.isActive === true && !after.has(keyOf(row)))
  const counts: Counts = {
    new: added.length,
    changed: changed.length,
    unchanged: wanted.length - added.length - changed.length,
    removed: gone.length,
  }
  return { counts, rows: [...added, ...changed], gone: gone.map(keyOf).map(String) }
}

/** A question of the bank as it is stored: its clip is the bare dialogue. */
const withBareClip = ({ audio, audioStart: _start, dialogue, ...question }: PaperQuestion): PaperQuestion => ({
  ...question,
  ...optionalProp('audio', dialogue ?? audio),
})

/** Paths of the files of the bank and the words, inside the content folder. */
export const practicePathsOf = ({ bank = [], words: wordUnits = [] }: Pick<Content, 'bank' | 'words'>): string[] => [
  ...pathsOf({ questions: bank.flatMap(({ items }) => items.map(withBareClip)) }).map((path) => join(BANK, path)),
  ...wordUnits
    .flatMap((unit) => unit.words.flatMap(({ audio, photo }) => [audio ?? [], photo ?? []].flat()))
    .map((path) => join(WORDS, path)),
]

/** Stores the files of the bank and the words for learners with an active plan; returns the media name of each path in the content folder. */
const importFiles = async ({ database, mediaFolder, isDry = false }: ImportTarget, content: Content) => {
  const names = new Map<string, string>()
  const files = new Map<string, StoredMedia>()
  for (const path of new Set(practicePathsOf(content))) {
    const source = join(content.folder, path)
    const file = isDry ? mediaOf(source, mediaFolder) : await storeMedia(mediaFolder, source)
    names.set(path, file.name)
    files.set(file.name, file)
  }
  for (const part of isDry ? [] : roundsOf([...files.values()])) {
    await database
      .insert(media)
      .values(part.map(({ name, contentType }) => ({ name, contentType, isPublic: false })))
      .onConflictDoNothing()
    await database
      .insert(practiceMedia)
      .values(part.map(({ name }) => ({ name })))
      .onConflictDoNothing()
  }
  return (folder: string) => (path: string) => names.get(join(folder, path)) ?? path
}

type MediaName = (path: string) => string

const importUnits = async ({ database, isDry = false }: ImportTarget, { units }: Content): Promise<Counts> => {
  const stored = await database.select().from(textbookUnits)
  const wanted = units.map(({ unit, name, names, isVerified }) => ({ unit, name, names, isVerified }))
  const { counts, rows } = compare(stored, wanted, ({ unit }) => unit)
  if (!isDry) await putRows(database, textbookUnits, [textbookUnits.unit], rows)
  return counts
}

type BankRow = typeof bankItems.$inferSelect

/** The rows of the bank; the number is the place in the unit. */
const bankRows = (units: readonly BankUnit[], mediaName: MediaName): BankRow[] =>
  units.flatMap(({ unit, items }) =>
    items.map((item, index) => {
      const bare = { ...withBareClip(item), number: index + 1 }
      const [question = bare] = withFiles({ questions: [bare] }, mediaName).questions
      const { family = null, sector = null, sound = null } = item.tags ?? {}
      const stored = withNewIds(question, newId)
      return { item: item.item ?? '', question: stored, unit, family, sector, sound, isActive: true }
    }),
  )

const importBank = async (
  { database, isDry = false }: ImportTarget,
  units: readonly BankUnit[],
  mediaName: MediaName,
): Promise<Counts> => {
  const stored = await database.select().from(bankItems)
  const known = new Map(stored.map((row) => [row.item, row]))
  const wanted = bankRows(units, mediaName).map((row) => {
    const before = known.get(row.item)
    return before === undefined ? row : { ...row, question: withIdsOf(before.question, row.question) }
  })
  const { counts, rows, gone } = compare(
    stored,
    wanted,
    ({ item }) => item,
    ({ question, ...one }, { question: other, ...two }) =>
      areEqualQuestions(question, other) && isDeepStrictEqual(one, two),
  )
  if (!isDry) await putRows(database, bankItems, [bankItems.item], rows)
  if (!isDry) await database.update(bankItems).set({ isActive: false }).where(inArray(bankItems.item, gone))
  return counts
}

type WordRow = typeof words.$inferSelect

const wordRow = ({ audio, range, photo, unreviewed, ...word }: SourceWord, unit: number, mediaName: MediaName) => ({
  ...word,
  unit,
  ...(unreviewed.length === 0 ? {} : { unreviewed }),
  ...(audio !== undefined && { audio: mediaName(audio) + (range === undefined ? '' : `#t=${range.join()}`) }),
  ...(photo !== undefined && { photo: mediaName(photo) }),
})

const importWords = async (
  { database, isDry = false }: ImportTarget,
  units: readonly WordUnit[],
  mediaName: MediaName,
): Promise<Counts> => {
  const stored = await database.select().from(words)
  const wanted = units.flatMap(({ unit, words: list }) =>
    list.map((word, position): WordRow => {
      const { id, korean } = word
      return { id, unit, position, korean, content: wordRow(word, unit, mediaName), isActive: true }
    }),
  )
  const { counts, rows, gone } = compare(stored, wanted, ({ id }) => id)
  if (!isDry) await putRows(database, words, [words.id], rows)
  if (!isDry) await database.update(words).set({ isActive: false }).where(inArray(words.id, gone))
  return counts
}

/** Changes of the bank, the words and the units of the textbook; a part that the content does not have is absent. */
export interface PracticeReport {
  units?: Counts
  bank?: Counts
  words?: Counts
}

/**
 * Writes the bank, the words and the names of their units. Entries keep their ids, and questions those of their options. What the
 * content's bank or words no longer have becomes inactive; without a bank (or words), the stored one stays as it is.
 */
export const importPractice = async (target: ImportTarget, content: Content): Promise<PracticeReport> => {
  const { bank, words: wordUnits, units } = content
  if (units.length === 0) return {}
  const mediaNameIn = await importFiles(target, content)
  return {
    units: await importUnits(target, content),
    ...(bank === undefined ? {} : { bank: await importBank(target, bank, mediaNameIn(BANK)) }),
    ...(wordUnits === undefined ? {} : { words: await importWords(target, wordUnits, mediaNameIn(WORDS)) }),
  }
}
