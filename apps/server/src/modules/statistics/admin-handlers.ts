import type { Schemas } from '@naru/api/types'
import { asc } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { officialFloors } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { dayOf } from '../practice/days'
import { requireOwnExam } from '../papers/access'
import { examStatistics } from './exam-statistics'
import { ALL_FLOORS, areSameFloors, checkFloors } from './floors'
import { accept } from '../../platform/http/checked'

const storedFloors = (database: Database): Promise<Schemas['Floor'][]> =>
  database.select().from(officialFloors).orderBy(asc(officialFloors.sector))

/** Item statistics, for authors of their own papers, and the official floors. */
export const statisticsAdminHandlers = (
  context: Context,
): HandlersOf<'getExamStatistics' | 'listFloors' | 'saveFloors'> => ({
  getExamStatistics: async ({ user, path, query }) => {
    await requireOwnExam(context.database, user, path.id)
    return examStatistics(context, path.id, query.version)
  },

  listFloors: () => storedFloors(context.database),

  saveFloors: async ({ body: { floors: sent, seen }, change, present }) => {
    const checked = accept(checkFloors(sent, dayOf(present, context.timeZone)))
    // One change at a time, on all servers: `change` locks the audit log.
    const floors = await change(ALL_FLOORS, async (transaction) => {
      if (seen !== undefined && !areSameFloors(seen, await storedFloors(transaction))) {
        throw new Refusal(409, say('floors_changed'))
      }
      await transaction.delete(officialFloors)
      if (checked.length > 0) await transaction.insert(officialFloors).values(checked)
      return storedFloors(transaction)
    })
    return { success: true, message: 'The floors were saved.', floors }
  },
})
