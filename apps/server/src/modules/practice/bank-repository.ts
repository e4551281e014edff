import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lte,
  min,
  not,
  sql,
} from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import {
  attempts,
  bankItems,
  exams,
  practiceCards,
  practiceReviews,
  textbookUnits,
  words,
} from '../../platform/db/schema'
import { NEW_WORDS_A_DAY, WORDS_A_DAY, type Candidate } from './bank-rules'
import { areDueWords, forgetting, isInPractice } from './card-conditions'
import type { Day } from './days'

export interface BankFilter {
  unit?: number
  family?: string
  sector?: string
  sound?: string
  /** Type of the questions. */
  section?: 'reading' | 'listening'
}

export const allUnits = (database: Database) => database.select().from(textbookUnits).orderBy(asc(textbookUnits.unit))

export const countedBank = (database: Database) => {
  const { unit, family, sector, sound } = bankItems
  return database
    .select({ unit, family, sector, sound, questions: count() })
    .from(bankItems)
    .where(eq(bankItems.isActive, true))
    .groupBy(unit, family, sector, sound)
}

export const countedWords = (database: Database) =>
  database.select({ unit: words.unit, words: count() }).from(words).where(eq(words.isActive, true)).groupBy(words.unit)

/** The questions of the bank that fit, each with how often the learner has answered it. */
export const seenBank = (database: Database, userId: string, { unit, family, sector, sound, section }: BankFilter) =>
  database
    .select({ item: bankItems.item, seen: count(practiceReviews.id) })
    .from(bankItems)
    .leftJoin(
      practiceReviews,
      and(
        eq(practiceReviews.userId, userId),
        eq(practiceReviews.kind, 'bank'),
        eq(practiceReviews.item, bankItems.item),
      ),
    )
    .where(
      and(
        bankItems.isActive,
        unit === undefined ? undefined : eq(bankItems.unit, unit),
        family === undefined ? undefined : eq(bankItems.family, family),
        sector === undefined ? undefined : eq(bankItems.sector, sector),
        sound === undefined ? undefined : eq(bankItems.sound, sound),
        section === undefined ? undefined : sql`${bankItems.question}->>'type' = ${section}`,
      ),
    )
    .groupBy(bankItems.item)
    .orderBy(asc(bankItems.item))

export const bankByItems = (database: Database, items: readonly string[]) =>
  database
    .select()
    .from(bankItems)
    .where(inArray(bankItems.item, [...items]))

/** The current version of an exam that the learner has taken; undefined if there is none. */
export const takenVersion = async (database: Database, userId: string, examId: string): Promise<number | undefined> => {
  const own = database
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.examId, examId)))
  const [found] = await database
    .select({ version: exams.version })
    .from(exams)
    .where(and(eq(exams.id, examId), exists(own)))
  return found?.version
}

/** Which words: of a unit, and with a Korean of a list; all if both are undefined. */
export interface WordChoice {
  unit: number | undefined
  korean: readonly string[] | undefined
}

const everyWord: WordChoice = { unit: undefined, korean: undefined }

const isChosen = ({ unit, korean }: WordChoice) =>
  and(
    words.isActive,
    unit === undefined ? undefined : eq(words.unit, unit),
    korean === undefined ? undefined : inArray(words.korean, [...korean]),
  )

export const chosenWords = async (database: Database, choice: WordChoice) => {
  const rows = await database
    .select({ content: words.content })
    .from(words)
    .where(isChosen(choice))
    .orderBy(asc(words.unit), asc(words.position))
  return rows.map(({ content }) => content)
}

/** Words whose cards are due, the most forgotten first. */
const dueWords = async (
  database: Database,
  { userId, choice, today, most }: { userId: string; choice: WordChoice; today: Day; most: number },
) => {
  const rows = await database
    .select({ content: words.content })
    .from(practiceCards)
    .innerJoin(words, eq(words.id, practiceCards.item))
    .where(and(areDueWords(userId, today), isChosen(choice)))
    .orderBy(desc(forgetting(today)), asc(practiceCards.dueOn), asc(practiceCards.item))
    .limit(most)
  return rows.map(({ content }) => content)
}

/** Words that the learner has not practised, in the order of the textbook: at most `most`, default ten. */
export const newWords = async (
  database: Database,
  { userId, choice, most = NEW_WORDS_A_DAY }: { userId: string; choice: WordChoice; most?: number },
) => {
  const card = database
    .select({ item: practiceCards.item })
    .from(practiceCards)
    .where(and(eq(practiceCards.userId, userId), eq(practiceCards.kind, 'word'), eq(practiceCards.item, words.id)))
  const rows = await database
    .select({ content: words.content })
    .from(words)
    .where(and(isChosen(choice), not(exists(card))))
    .orderBy(asc(words.unit), asc(words.position))
    .limit(most)
  return rows.map(({ content }) => content)
}

const ofWords = (userId: string) => and(eq(practiceReviews.userId, userId), eq(practiceReviews.kind, 'word'))

/** The kinds of sounds that the learner confused, that are due, and that the bank has questions of; the most forgotten first. */
export const dueSounds = async (database: Database, userId: string, today: Day): Promise<string[]> => {
  const { kind, item, dueOn } = practiceCards
  const asked = database.select({ sound: bankItems.sound }).from(bankItems).where(eq(bankItems.isActive, true))
  const rows = await database
    .select({ sound: item })
    .from(practiceCards)
    .where(
      and(eq(practiceCards.userId, userId), eq(kind, 'sound'), lte(dueOn, today), isInPractice, inArray(item, asked)),
    )
    .orderBy(desc(forgetting(today)), asc(item))
  return rows.map(({ sound }) => sound)
}

/** Number of words that the learner practised first on a day. */
export const wordsBegunOn = async (database: Database, userId: string, day: Day): Promise<number> => {
  const begun = database
    .select({ item: practiceReviews.item })
    .from(practiceReviews)
    .where(ofWords(userId))
    .groupBy(practiceReviews.item)
    .having(eq(min(practiceReviews.day), day))
    .as('begun')
  const [found] = await database.select({ words: count() }).from(begun)
  return found?.words ?? 0
}

/** Number of words that the learner answered on a day, without extra practice. */
const wordsAnsweredOn = async (database: Database, userId: string, day: Day): Promise<number> => {
  const [found] = await database
    .select({ words: countDistinct(practiceReviews.item) })
    .from(practiceReviews)
    .where(and(ofWords(userId), eq(practiceReviews.day, day), eq(practiceReviews.isExtra, false)))
  return found?.words ?? 0
}

/**
 * The words that are left for today: those due, the most forgotten first, then new ones. With those that are answered
 * already they are about ten minutes.
 */
export const wordsOfToday = async (database: Database, { userId, today }: { userId: string; today: Day }) => {
  const left = Math.max(0, WORDS_A_DAY - (await wordsAnsweredOn(database, userId, today)))
  const due = await dueWords(database, { userId, choice: everyWord, today, most: left })
  const newLeft = Math.max(0, NEW_WORDS_A_DAY - (await wordsBegunOn(database, userId, today)))
  const most = Math.min(newLeft, left - due.length)
  return { due, added: await newWords(database, { userId, choice: everyWord, most }) }
}

/** Words of a choice, however many were answered today: those due and new ones; without either, all as extra practice. */
export const wordsOfChoice = async (
  database: Database,
  { userId, choice, today }: { userId: string; choice: WordChoice; today: Day },
) => {
  const due = await dueWords(database, { userId, choice, today, most: WORDS_A_DAY })
  const added = await newWords(database, { userId, choice })
  if (due.length + added.length > 0) return { due, added }
  return { due: (await chosenWords(database, choice)).slice(0, WORDS_A_DAY), added }
}

/** The days from one on, at most today, on which the learner answered something of practice. */
export const practisedDays = async (database: Database, userId: string, from: Day, to: Day): Promise<Day[]> => {
  const { day, attemptId } = practiceReviews
  const rows = await database
    .selectDistinct({ day })
    .from(practiceReviews)
    .where(and(eq(practiceReviews.userId, userId), between(day, from, to), isNull(attemptId)))
  return rows.map((row) => row.day)
}

/** What the learner has left to practise: questions in practice, their right answers, and words not begun. */
export const workloadOf = async (database: Database, userId: string) => {
  const [cards] = await database
    .select({ cards: count(), rightDays: sql<number>`coalesce(sum(${practiceCards.rightDays}), 0)::integer` })
    .from(practiceCards)
    .where(and(eq(practiceCards.userId, userId), eq(practiceCards.kind, 'question'), isInPractice))
  const begun = and(eq(practiceCards.userId, userId), eq(practiceCards.kind, 'word'))
  const all = await database.$count(words, eq(words.isActive, true))
  return { cards: 0, rightDays: 0, ...cards, words: Math.max(0, all - (await database.$count(practiceCards, begun))) }
}

/** Number of the learner's answers to each of some words; a word without any is absent. */
export const reviewsOfWords = async (
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .select({ item: practiceReviews.item, reviews: count() })
    .from(practiceReviews)
    .where(and(ofWords(userId), inArray(practiceReviews.item, [...ids])))
    .groupBy(practiceReviews.item)
  return new Map(rows.map(({ item, reviews }) => [item, reviews]))
}

export const candidates = (database: Database): Promise<Candidate[]> => {
  const { id, korean, content } = words
  return database
    .select({
      id,
      korean,
      partOfSpeech: sql<Candidate['partOfSpeech']>`${content} ->> 'partOfSpeech'`,
      meanings: sql<Candidate['meanings']>`${content} -> 'meanings'`,
    })
    .from(words)
    .where(eq(words.isActive, true))
    .orderBy(asc(id))
}
