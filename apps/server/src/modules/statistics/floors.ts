import type { Schemas } from '@naru/api/types'
import { isDeepStrictEqual } from 'node:util'
import { say, type Message } from '../../platform/http/messages'
import { checkLine, type Checked } from '../../platform/http/checked'
import { isDay, type Day } from '../practice/days'

type Floor = Schemas['Floor']

/** The id of all floors in the audit log: they are changed together. */
export const ALL_FLOORS = 'all'

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
