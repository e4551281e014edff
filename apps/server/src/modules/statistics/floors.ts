import type { Schemas } from '@naru/api/types'
import { checkLine, type Checked } from '../admin/rules'

/** The id of all floors in the audit log: they are changed together. */
export const ALL_FLOORS = 'all'

/** Checks the official floors: at most one for each branch of work, none above its maximum. */
export const checkFloors = (floors: readonly Schemas['Floor'][]): Checked<Schemas['Floor'][]> => {
  const accepted: Schemas['Floor'][] = []
  for (const floor of floors) {
    if (accepted.some(({ sector }) => sector === floor.sector)) {
      return { refused: `There are two floors for ${floor.sector}.` }
    }
    if (floor.score > floor.outOf) return { refused: `The floor for ${floor.sector} is above its maximum.` }
    const source = checkLine(`The source of the floor for ${floor.sector}`, floor.source)
    if ('refused' in source) return source
    accepted.push({ ...floor, source: source.accepted })
  }
  return { accepted }
}
