import type { Schemas } from '@naru/api/types'
import { asc } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { officialFloors } from '../../db/schema'
import type { HandlersOf } from '../../http/operations'
import { accept } from '../admin/accept'
import { onlyAdmins } from '../admin/only-admins'
import { examStatistics } from './exam-statistics'
import { ALL_FLOORS, checkFloors } from './floors'

const storedFloors = (database: Database): Promise<Schemas['Floor'][]> =>
  database.select().from(officialFloors).orderBy(asc(officialFloors.sector))

/** Item statistics and the official floors; admins only. */
export const statisticsAdminHandlers = (
  context: Context,
): HandlersOf<'getExamStatistics' | 'listFloors' | 'saveFloors'> => ({
  getExamStatistics: async ({ user, path, query }) => {
    onlyAdmins(user)
    return examStatistics(context, path.id, query.version)
  },

  listFloors: async ({ user }) => {
    onlyAdmins(user)
    return storedFloors(context.database)
  },

  saveFloors: async ({ user, body, change }) => {
    onlyAdmins(user)
    const checked = accept(checkFloors(body.floors))
    const floors = await change(ALL_FLOORS, async (transaction) => {
      await transaction.delete(officialFloors)
      if (checked.length > 0) await transaction.insert(officialFloors).values(checked)
      return storedFloors(transaction)
    })
    return { success: true, message: 'The floors were saved.', floors }
  },
})
