import type { Schemas } from '@naru/api/types'
import { asc } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { requireOwnExam } from '../papers/access'
import { type Day, dayOf, isDay } from '../practice/days'
import { examStatistics } from './exam-statistics'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { officialFloors } from '../../platform/db/schema'
import { accept, type Checked, checkLine } from '../../platform/http/checked'
import { type Message, say } from '../../platform/http/messages'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'

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

type Floor = Schemas['Floor']

/** The id of all floors in the audit log: they are changed together. */
const ALL_FLOORS = 'all'

/** Whether a year, month or day is in the calendar. */
const isInCalendar = (date: string) => isDay(`${date}${'-01-01'.slice(date.length - 4)}`)

/**
 * Checks the official floors: at most one for each branch of work, none above its maximum or from the future. The
 * English message that rejects names the branch.
 */
export const checkFloors = (floors: readonly Floor[], today: Day): Checked<Floor[]> => {
  const accepted: Floor[] = []
  for (const floor of floors) {
    const refuse = (said: Message, message = said.message.replace('a floor', `the floor for ${floor.sector}`)) => ({
      refused: { ...said, message },
    })
    if (accepted.some(({ sector }) => sector === floor.sector)) {
      return refuse(say('floor_twice'), `There are two floors for ${floor.sector}.`)
    }
    if (floor.score > floor.outOf) return refuse(say('floor_above_maximum'))
    const source = checkLine('floor_source', floor.source)
    if ('refused' in source) return refuse(source.refused)
    if (!isInCalendar(floor.date)) return refuse(say('floor_date_unknown'))
    if (floor.date > today.slice(0, floor.date.length)) return refuse(say('floor_date_future'))
    accepted.push({ ...floor, source: source.accepted })
  }
  return { accepted }
}

/** Whether two lists have the same floors, in any order. */
export const areSameFloors = (one: readonly Floor[], other: readonly Floor[]): boolean => {
  const bySector = (floors: readonly Floor[]) => new Map(floors.map((floor) => [floor.sector, floor]))
  return isDeepStrictEqual(bySector(one), bySector(other))
}
