import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { itemOptionTotals, officialFloors, textbookUnits } from '../../platform/db/schema'
import { examVersionsOf } from '../exams/exam-versions'
import { countedBank } from '../practice/bank-repository'
import type { HasDrill, UnitNames } from './bars'
import type { Distribution } from './cohort'

const isScore = eq(itemOptionTotals.questionId, '')
const sumOfAttempts = sql<number>`sum(${itemOptionTotals.n})::integer`

/** Versions of an exam with their counted attempts, newest first. */
export const attemptsByVersion = (
  database: Database,
  examId: string,
): Promise<{ version: number; attempts: number }[]> =>
  database
    .select({ version: itemOptionTotals.version, attempts: sumOfAttempts })
    .from(itemOptionTotals)
    .where(and(eq(itemOptionTotals.examId, examId), isScore))
    .groupBy(itemOptionTotals.version)
    .orderBy(desc(itemOptionTotals.version))

export const countsOfVersion = (database: Database, examId: string, version: number) =>
  database
    .select({
      questionId: itemOptionTotals.questionId,
      keyVersion: itemOptionTotals.keyVersion,
      option: itemOptionTotals.option,
      total: itemOptionTotals.total,
      n: itemOptionTotals.n,
    })
    .from(itemOptionTotals)
    .where(
      and(
        eq(itemOptionTotals.examId, examId),
        eq(itemOptionTotals.version, version),
        ne(itemOptionTotals.questionId, ''),
      ),
    )

/** The scores of the first attempts at an exam, over all versions with this number of questions. */
export const distributionOf = async (context: Context, exam: string, questions: number): Promise<Distribution> => {
  const { examId, version, total } = itemOptionTotals
  const rows = await context.database
    .select({ version, total, n: sumOfAttempts })
    .from(itemOptionTotals)
    .where(and(eq(examId, exam), isScore))
    .groupBy(version, total)
  const scores = new Map<number, number>()
  for (const row of rows) {
    const content = await examVersionsOf(context).get(exam, row.version)
    if (content?.questions.length === questions) scores.set(row.total, (scores.get(row.total) ?? 0) + row.n)
  }
  return scores
}

/** The topics that the bank has questions of; none without an active plan, which drills need. */
export const drillsFor = async (database: Database, hasPlan: boolean): Promise<HasDrill> => {
  const counted = hasPlan ? await countedBank(database) : []
  return ({ kind, id }) => counted.some((each) => String(each[kind]) === id)
}

export const unitNames = async (database: Database, units: readonly number[]): Promise<UnitNames> => {
  if (units.length === 0) return new Map()
  const rows = await database
    .select({ unit: textbookUnits.unit, name: textbookUnits.name, names: textbookUnits.names })
    .from(textbookUnits)
    .where(inArray(textbookUnits.unit, [...units]))
  return new Map(rows.map(({ unit, ...names }) => [unit, names]))
}

/** The floors that an admin has confirmed. */
export const confirmedFloors = (database: Database) => {
  const { sector, score, outOf, source, date } = officialFloors
  return database
    .select({ sector, score, outOf, source, date })
    .from(officialFloors)
    .where(eq(officialFloors.isConfirmed, true))
    .orderBy(asc(sector))
}
