import type { Schemas } from '@naru/api/types'
import { optionalProp, questionFor } from '@naru/exam-kit/content'
import { and, eq, gte, sql } from 'drizzle-orm'
import { gradedContent, readIn } from '../attempts/graded-content'
import { examVersionsOf } from '../exams/exam-versions'
import { mediaPath } from '../media/paths'
import { saveAnswers } from './answers'
import { isInPractice } from './card-conditions'
import { addDays, type Day, dayOf, isDay } from './days'
import { changeCards, questionOf } from './log'
import { makeCards } from './make-cards'
import { type Pack, packOf, type PackRequest } from './pack'
import { familiesOf, tagsForLearner } from './rules'
import { type CardKind, examAheadOf } from './schedule'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { nameOf } from '../../platform/db/exam-name'
import { lockUser } from '../../platform/db/lock-user'
import { practiceCards, users } from '../../platform/db/schema'
import { say } from '../../platform/http/messages'
import type { Call, HandlersOf } from '../../platform/http/operations'
import { preSerialize, type PreSerialized, sendPreSerialized } from '../../platform/http/pre-serialized'
import { Refusal } from '../../platform/http/refusal'
import { lruCache } from '../../platform/lru-cache'

const YEARS_AHEAD = 10

/** Cached responses, each about 40 KB in all encodings. */
const CACHE_SIZE = 500

/** They change often, so they are compressed faster than exams. */
const BROTLI_QUALITY = 5

/** How old names of exams and units, and what follows from time alone, may be in a response, in milliseconds. */
const CONTENT_MS = 10 * 60_000

interface PracticeRequest {
  userId: string
  query: Call<'getPractice'>['query']
  present: Date
  today: Day
}

export const cardHandlers = (context: Context): HandlersOf<'getPractice' | 'savePracticeAnswers' | 'setExamDate'> => {
  const { database, timeZone } = context
  const { get } = examVersionsOf(context)
  const cache = lruCache<PreSerialized>(CACHE_SIZE)

  const load = async (request: PackRequest): Promise<Pack> => {
    const pack = await packOf(database, request)
    if (pack === undefined) throw new Refusal(401, say('not_authorized'))
    return pack
  }

  const cardFor = async (
    { item, dueOn, source, ...name }: Pack['cards'][number],
    today: string,
  ): Promise<Schemas['PracticeCard'][]> => {
    const exam = await gradedContent(get, source)
    const question = questionOf(exam, item)
    // The exam no longer has the question under this name.
    if (question === undefined) return []
    const shown = questionFor('practice', exam, question, mediaPath)
    const content = { item, question: shown, tags: tagsForLearner(question.tags ?? {}) }
    return [{ ...content, examId: source.examId, ...nameOf(name), dueOn, isDue: dueOn <= today }]
  }

  const correctionFor = async ({ item, source, correctedOn, isRemoved, ...name }: Pack['corrections'][number]) => {
    const question = questionOf(await gradedContent(get, source), item)
    if (question === undefined || correctedOn === null) return []
    return [{ ...nameOf(name), questionNumber: question.number, isRemoved, correctedOn }]
  }

  /** The serialized response. Read after the change counter, so it may be newer, never older. */
  const practiceOf = async ({ userId, query, present, today }: PracticeRequest): Promise<PreSerialized> => {
    const { field, ...filter } = query
    const family = familiesOf(filter.family, field)
    const request = { ...filter, family, userId, present, today }
    let pack = await load(request)
    if (pack.isWaiting) {
      await makeCards(context, userId, present)
      pack = await load(request)
    }
    const cards = await Promise.all(pack.cards.map((card) => cardFor(card, today)))
    const body: Schemas['Practice'] = {
      today,
      ...optionalProp('examDate', pack.examDate ?? undefined),
      answeredToday: pack.answeredToday,
      cards: cards.flat(),
      choices: {
        sections: (['reading', 'listening'] as const).filter((section) => pack.sections.has(section)),
        units: pack.units,
        families: pack.families,
        exams: pack.exams.map(({ id, ...name }) => ({ examId: id, ...nameOf(name) })),
      },
      corrections: (await Promise.all(pack.corrections.map(correctionFor))).flat(),
    }
    return preSerialize(body, BROTLI_QUALITY)
  }

  return {
    getPractice: async ({ user, query, present, reply }) => {
      const today = dayOf(present, timeZone)
      const contentAge = Math.floor(present.getTime() / CONTENT_MS)
      const key = JSON.stringify([user.id, user.practiceVersion, today, contentAge, query])
      return sendPreSerialized(reply, await cache(key, () => practiceOf({ userId: user.id, query, present, today })))
    },

    savePracticeAnswers: async ({ user, body, present }) => {
      return { outcomes: await saveAnswers(context, user.id, body.answers, present) }
    },

    setExamDate: async ({ user, body: { examDate }, present }) => {
      const today = dayOf(present, timeZone)
      if (examDate !== undefined) {
        if (!isDay(examDate)) throw new Refusal(400, say('day_unknown'))
        if (examDate < today || examDate > addDays(today, YEARS_AHEAD * 365)) {
          throw new Refusal(400, say('day_too_far', YEARS_AHEAD))
        }
      }
      await changeExamDate(database, user.id, examDate ?? null, today)
      return optionalProp('examDate', examDate)
    },
  }
}

const kinds: readonly CardKind[] = ['question', 'word', 'sound']

/**
 * Sets the day of a learner's exam; null clears it. Cards that are due on that day or later come back before it: the
 * last reviews that count get shorter intervals. A later day and none lengthen nothing.
 */
const changeExamDate = (database: Database, userId: string, examDate: Day | null, today: Day): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    await transaction
      .update(users)
      .set({ examDate, practiceVersion: sql`${users.practiceVersion} + 1` })
      .where(eq(users.id, userId))
    const examAhead = examAheadOf({ examDate }, today)
    if (examAhead === undefined) return
    for (const kind of kinds) {
      const touched = await transaction
        .select({ userId: practiceCards.userId, item: practiceCards.item })
        .from(practiceCards)
        .where(
          and(
            eq(practiceCards.userId, userId),
            eq(practiceCards.kind, kind),
            gte(practiceCards.dueOn, examAhead),
            isInPractice,
          ),
        )
      await changeCards(transaction, readIn(transaction), { kind, touched, examAhead: () => examAhead })
    }
  })
