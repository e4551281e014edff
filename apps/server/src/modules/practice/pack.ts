import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { batch } from '../../db/batch'
import type { Database } from '../../db/database'
import { columnsOf, expression, record, type FieldValue, type JsonField } from '../../db/json-record'
import {
  attempts,
  exams,
  paymentOrders,
  practiceCards,
  practiceReviews,
  purchases,
  textbookUnits,
  users,
} from '../../db/schema'
import { memoizeByKey } from '../../memoize-by-key'
import { reversedStates } from '../payments/states'
import { revokedAttempts } from '../results/revoked'
import { REPLACEMENT_ALLOWANCE } from '../results/rules'
import { forgetting, isInPractice } from './card-conditions'
import { addDays, type Day } from './days'
import { CARDS_A_DAY } from './schedule'

/** Days in which a correction is shown. */
const CORRECTION_DAYS = 7

/** What a learner asks to practise. */
export interface PackRequest {
  userId: string
  present: Date
  today: Day
  section?: 'reading' | 'listening' | undefined
  unit?: number | undefined
  /** One of these, separated by commas. */
  family?: string | undefined
  examId?: string | undefined
  /** With a filter: also cards that are not due. */
  early?: boolean | undefined
}

interface Requested extends PackRequest {
  /** Attempts whose cards are not served. */
  excluded?: readonly string[]
}

const listOf = <Value>(field: JsonField<Value>, from: (row: SQL) => SQL): JsonField<Value[]> => {
  const rows = from(sql`${field.sql} as value`)
  return {
    sql: sql`(select coalesce(json_agg(listed.value), '[]'::json) from (${rows}) as listed)`,
    read: (json) => {
      if (!Array.isArray(json)) throw new Error('A list has another form.')
      return json.map(field.read)
    },
  }
}

/** The learner's cards of questions that may be served. */
const ofLearner = sql`${practiceCards.userId} = requested.user_id and ${practiceCards.kind} = 'question'
  and (requested.excluded is null or ${practiceCards.attemptId} <> all(string_to_array(requested.excluded, ',')))`
const isDue = sql`${practiceCards.dueOn} <= requested.today`
const ofExam = sql`join ${attempts} on ${attempts.id} = ${practiceCards.attemptId} join ${exams} on ${exams.id} = ${attempts.examId}`

/** Misses that count, with their attempts. */
const misses = sql`${practiceReviews} join ${attempts} on ${attempts.id} = ${practiceReviews.attemptId}`
const isMiss = sql`${practiceReviews.userId} = requested.user_id and ${practiceReviews.kind} = 'question'
  and not ${practiceReviews.isRight}`
/** Whether the exam missed the question of a card, in whichever attempt. */
const isOfExam = sql`exists (select from ${misses} where ${isMiss} and ${practiceReviews.item} = ${practiceCards.item}
  and ${attempts.examId} = requested.exam_id)`
const aDay = sql.raw(String(CARDS_A_DAY))

const byForgetting = sql`${isDue} desc, ${forgetting(sql`requested.today`)} desc,
  ${practiceCards.dueOn}, ${practiceCards.item}`

/** The chosen cards; their exams are joined to no other ones. */
const cardsFrom = (row: SQL) => sql`select ${row} from (select * from ${practiceCards}
    where ${isInPractice} and (${isDue} or requested.is_early)
      and (requested.section is null or ${practiceCards.section} = requested.section)
      and (requested.unit is null or ${practiceCards.unit} = requested.unit)
      and (requested.family is null or ${practiceCards.family} = any(string_to_array(requested.family, ',')))
      and (requested.exam_id is null or ${isOfExam})
    order by ${byForgetting}
    limit case when requested.is_filtered then ${aDay} else greatest(0, ${aDay} - done.answered) end
  ) as ${practiceCards} ${ofExam} order by ${byForgetting}`

/** The values that a column of the learner's cards has. */
const valuesOf = (column: AnyColumn) => sql`select ${column} from ${practiceCards} where ${isInPractice}`

const distinct = (column: AnyColumn) =>
  listOf(
    expression(sql`mine.value`, String),
    (row) => sql`select ${row} from (select distinct ${column} as value from ${practiceCards}
      where ${isInPractice} and ${column} is not null) as mine order by mine.value`,
  )

/** Names the content and the keys of a question. */
const source = record(columnsOf(attempts, 'id', 'examId', 'examVersion', 'keyVersion'))

const lists = record({
  cards: listOf(
    record({ ...columnsOf(practiceCards, 'item', 'dueOn'), ...columnsOf(exams, 'topic'), source }),
    cardsFrom,
  ),
  sections: distinct(practiceCards.section),
  families: distinct(practiceCards.family),
  units: listOf(
    record(columnsOf(textbookUnits, 'unit', 'name', 'isVerified')),
    (row) => sql`select ${row} from ${textbookUnits} where ${textbookUnits.unit} in (${valuesOf(practiceCards.unit)})
      order by ${textbookUnits.unit}`,
  ),
  exams: listOf(
    record(columnsOf(exams, 'id', 'topic')),
    (row) => sql`select ${row} from ${exams} where ${exams.id} in (select ${attempts.examId} from ${misses}
      where ${isMiss} and ${practiceReviews.item} in (${valuesOf(practiceCards.item)}))
      order by ${exams.position}, ${exams.id}`,
  ),
  corrections: listOf(
    record({ ...columnsOf(practiceCards, 'item', 'correctedOn', 'isRemoved'), ...columnsOf(exams, 'topic'), source }),
    (row) => sql`select ${row} from ${practiceCards} ${ofExam}
      where ${practiceCards.correctedOn} > requested.corrected_after
      order by ${practiceCards.correctedOn} desc, ${exams.position}, ${practiceCards.item}`,
  ),
})

const pack = record({
  /** Index of the request, from 1. */
  number: expression(sql`requested.number`, Number),
  ...columnsOf(users, 'examDate'),
  /** Whether attempts have no cards yet: `isToMake`. */
  isWaiting: expression(
    sql`exists (select from ${attempts} where ${attempts.userId} = requested.user_id and ${attempts.practice} <> 'made'
      and (not ${attempts.isAutomatic} or ${attempts.reviewedAt} is not null or ${attempts.receivedAt} < requested.final_before))`,
    Boolean,
  ),
  /** Whether a payment was charged back or refunded. */
  hasReversal: expression(
    sql`exists (select from ${purchases} join ${paymentOrders} on ${paymentOrders.purchaseId} = ${purchases.id}
      where ${purchases.userId} = requested.user_id and ${inArray(paymentOrders.state, [...reversedStates])})`,
    Boolean,
  ),
  /** Cards that were due and answered today. */
  answeredToday: expression(sql`done.answered`, Number),
  lists: expression(sql`own.lists`, lists.read),
})

export type Pack = Omit<FieldValue<typeof pack>, 'lists'> & FieldValue<typeof lists>

const done = sql`lateral (select count(distinct ${practiceReviews.item}) as answered from ${practiceReviews}
  where ${practiceReviews.userId} = requested.user_id and ${practiceReviews.day} = requested.today
    and ${practiceReviews.kind} = 'question' and ${practiceReviews.attemptId} is null and not ${practiceReviews.isExtra}) as done`

// The lists read the learner's cards from a table of the same name, so that they are searched once.
const own = sql`lateral (with ${practiceCards} as materialized (select * from ${practiceCards} where ${ofLearner})
  select ${lists.sql} as lists) as own`

const preparePacks = (database: Database) =>
  database
    .select({ row: sql`${pack.sql}`.mapWith(pack.read) })
    .from(
      sql`unnest(${sql.placeholder('userIds')}::text[], ${sql.placeholder('days')}::date[], ${sql.placeholder('finalBefore')}::timestamptz[],
        ${sql.placeholder('correctedAfter')}::date[], ${sql.placeholder('sections')}::text[], ${sql.placeholder('units')}::int[],
        ${sql.placeholder('families')}::text[], ${sql.placeholder('examIds')}::text[], ${sql.placeholder('filtered')}::boolean[],
        ${sql.placeholder('early')}::boolean[], ${sql.placeholder('excluded')}::text[])
        with ordinality as requested(user_id, today, final_before, corrected_after, section, unit, family, exam_id, is_filtered, is_early, excluded, number)`,
    )
    .innerJoin(users, sql`${users.id} = requested.user_id`)
    .innerJoin(done, sql`true`)
    .innerJoin(own, sql`true`)
    .prepare('practice_packs')

const isFiltered = ({ section, unit, family, examId }: PackRequest) =>
  [section, unit, family, examId].some((value) => value !== undefined)

const loadPacks = memoizeByKey((database: Database) => {
  const query = preparePacks(database)
  return batch(async (requested: readonly Requested[]) => {
    const rows = await query.execute({
      userIds: requested.map(({ userId }) => userId),
      days: requested.map(({ today }) => today),
      finalBefore: requested.map(({ present }) => new Date(present.getTime() - REPLACEMENT_ALLOWANCE).toISOString()),
      correctedAfter: requested.map(({ today }) => addDays(today, -CORRECTION_DAYS)),
      sections: requested.map(({ section }) => section ?? null),
      units: requested.map(({ unit }) => unit ?? null),
      families: requested.map(({ family }) => family ?? null),
      examIds: requested.map(({ examId }) => examId ?? null),
      filtered: requested.map(isFiltered),
      early: requested.map((request) => isFiltered(request) && request.early === true),
      excluded: requested.map(({ excluded = [] }) => (excluded.length === 0 ? null : excluded.join(','))),
    })
    const packs = new Map(rows.map(({ row: { lists: found, ...row } }) => [row.number, { ...row, ...found }]))
    return requested.map((_, at) => packs.get(at + 1))
  })
})

/**
 * Loads what a learner may practise now; undefined if there is no such learner. One prepared query for simultaneous
 * requests, since the page asks for it at every visit.
 */
export const packOf = async (database: Database, request: PackRequest): Promise<Pack | undefined> => {
  const found = await loadPacks(database)(request)
  if (found?.hasReversal !== true) return found
  const excluded = await revokedAttempts(database, request.userId, request.present)
  return excluded.size === 0 ? found : loadPacks(database)({ ...request, excluded: [...excluded] })
}
