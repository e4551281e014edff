import type { Schemas } from '@naru/api/types'
import { isDeepStrictEqual } from 'node:util'
import { checkLine, type Checked } from '../admin/rules'
import { isDay, type Day } from '../practice/days'

type Floor = Schemas['Floor']

/** The id of all floors in the audit log: they are changed together. */
export const ALL_FLOORS = 'all'

/** Whether a year, month or day is in the calendar. */
const isInCalendar = (date: string) => isDay(`${date}${'-01-01'.slice(date.length - 4)}`)

/**
 * Checks the official floors: at most one for each branch of work, none above its maximum or from the future. A sentence
 * that rejects names the branch and the field.
 */
export const checkFloors = (floors: readonly Floor[], today: Day): Checked<Floor[]> => {
  const accepted: Floor[] = []
  for (const floor of floors) {
    const name = `the floor for ${floor.sector}`
    if (accepted.some(({ sector }) => sector === floor.sector)) {
      return { refused: `There are two floors for ${floor.sector}.` }
    }
    if (floor.score > floor.outOf) return { refused: `The score of ${name} is above its maximum.` }
    const source = checkLine(`The source of ${name}`, floor.source)
    if ('refused' in source) return source
    if (!isInCalendar(floor.date)) return { refused: `The date of ${name} is not in the calendar.` }
    if (floor.date > today.slice(0, floor.date.length)) return { refused: `The date of ${name} is in the future.` }
    accepted.push({ ...floor, source: source.accepted })
  }
  return { accepted }
}

/** Whether two lists have the same floors, in any order. */
export const areSameFloors = (one: readonly Floor[], other: readonly Floor[]): boolean => {
  const bySector = (floors: readonly Floor[]) => new Map(floors.map((floor) => [floor.sector, floor]))
  return isDeepStrictEqual(bySector(one), bySector(other))
}
