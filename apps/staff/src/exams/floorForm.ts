import type { Floor, FloorsRequest, Sector } from '@naru/api'
import { isBlank, type FieldErrors } from '@naru/app-shell/forms/rules'
import type { AdminText } from '../text/admin'

/** The branches of work, in the order of the page. */
export const sectors = [
  'manufacturing',
  'fishery',
  'farming',
  'construction',
  'services',
] as const satisfies readonly Sector[]

/** The values of the form of a floor, as typed. */
export interface FloorValues {
  score: string
  outOf: string
  source: string
  date: string
  isConfirmed: boolean
}

export const floorValues = (floor?: Floor): FloorValues => ({
  score: floor === undefined ? '' : String(floor.score),
  outOf: floor === undefined ? '' : String(floor.outOf),
  source: floor?.source ?? '',
  date: floor?.date ?? '',
  isConfirmed: floor?.isConfirmed ?? false,
})

const LARGEST = 1000

/** The whole number that a text is; undefined if it is none from `least` to the largest score. */
const parseScore = (text: string, least: number): number | undefined => {
  if (!/^\d{1,4}$/.test(text.trim())) return undefined
  const score = Number(text)
  return score >= least && score <= LARGEST ? score : undefined
}

export const isSameFloor = (one: Floor | undefined, other: Floor | undefined): boolean =>
  JSON.stringify(floorValues(one)) === JSON.stringify(floorValues(other))

const isFloorDate = (text: string): boolean => {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false
  const [year, month = '01', day = '01'] = text.split('-')
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

export function validateFloor(
  { score, outOf, source, date }: FloorValues,
  text: AdminText,
): FieldErrors<'score' | 'outOf' | 'source' | 'date', string> {
  const lowest = parseScore(score, 0)
  const highest = parseScore(outOf, 1)
  return {
    ...(lowest === undefined && { score: text('floors.noScore') }),
    ...(lowest !== undefined && highest !== undefined && lowest > highest && { score: text('floors.aboveMaximum') }),
    ...(highest === undefined && { outOf: text('floors.noOutOf') }),
    ...(isBlank(source) && { source: text('floors.noSource') }),
    ...(!isFloorDate(date.trim()) && { date: text('floors.noDate') }),
  }
}

/** @returns the request that replaces the floor of one branch by a valid form; undefined: that deletes it */
export const floorChange = (
  floors: readonly Floor[],
  sector: Sector,
  values: FloorValues | undefined,
): FloorsRequest => ({
  floors: changedFloors(floors, sector, values),
  seen: [...floors],
})

/** @returns all floors with that of one branch replaced by a valid form; undefined: without it */
const changedFloors = (floors: readonly Floor[], sector: Sector, values: FloorValues | undefined): Floor[] => [
  ...floors.filter((floor) => floor.sector !== sector),
  ...(values === undefined
    ? []
    : [
        {
          sector,
          score: parseScore(values.score, 0) ?? 0,
          outOf: parseScore(values.outOf, 1) ?? 1,
          source: values.source.trim(),
          date: values.date.trim(),
          isConfirmed: values.isConfirmed,
        },
      ]),
]
