import { and, eq, lte, sql, type SQL } from 'drizzle-orm'
import { practiceCards } from '../../platform/db/schema'
import type { Day } from './days'

/** Cards in practice: neither left nor removed. */
export const isInPractice = sql`${practiceCards.leftOn} is null and not ${practiceCards.isRemoved}`

/** How much of a card is forgotten on a day, to order by: days since the last review that counts, by the stability. */
export const forgetting = (today: Day): SQL =>
  sql`(${today}::date - ${practiceCards.reviewedOn}) / ${practiceCards.stability}`

export const areDueWords = (userId: string, today: Day): SQL | undefined =>
  and(eq(practiceCards.userId, userId), eq(practiceCards.kind, 'word'), lte(practiceCards.dueOn, today), isInPractice)
