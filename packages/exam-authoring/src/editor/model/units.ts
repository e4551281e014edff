import { editions } from '@naru/exam-kit/content'

/** The edition of the standard textbook whose units questions are given. */
export const latestEdition = Math.max(...Object.keys(editions).map(Number))

export const allUnits: readonly number[] = Array.from({ length: editions[latestEdition] ?? 0 }, (_, index) => index + 1)

/** The name of a unit in Korean, and whether somebody has compared it with the book. */
export interface UnitName {
  name: string
  isVerified: boolean
}

/** The names of units by number; the others are shown as numbers. */
export type UnitNames = ReadonlyMap<number, UnitName>
