import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { lockUser } from '../../platform/db/lock-user'
import { practiceCards, users } from '../../platform/db/schema'

import { isInPractice } from './card-conditions'
import type { Day } from './days'
import { changeCards } from './log'
import { readIn } from './make-cards'
import { examAheadOf, type CardKind } from './schedule'

const kinds: readonly CardKind[] = ['question', 'word', 'sound']

/**
 * Sets the day of a learner's exam; null clears it. Cards that are due on that day or later come back before it: the
 * last reviews that count get shorter intervals. A later day and none lengthen nothing.
 */
export const changeExamDate = (database: Database, userId: string, examDate: Day | null, today: Day): Promise<void> =>
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
      await changeCards(transaction, readIn(transaction, new Map()), { kind, touched, examAhead: () => examAhead })
    }
  })
