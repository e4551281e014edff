import type { MyResult } from '@naru/api'

/** What /editprofile is filled with. */
export const sampleProfile = {
  studentId: 'NARU007',
  firstName: 'Nimal',
  lastName: 'Perera',
  /** ISO date. */
  dateOfBirth: '2000-05-14',
  contactNumber: '+94 77 123 4567',
  email: 'nimal.perera@example.com',
  address: '12 Lake Road, Kandy',
} as const

/** Why an attempt is on no leaderboard. */
export type PracticeReason = NonNullable<MyResult['unrankedReason']>

export interface ResultRow {
  paperNumber: number
  paperName: string
  marks: string
  /** ISO date and time of its end. Samples have none. */
  finishedAt?: string
  /** The learner's attempt number at the exam, from 1, where it is known. */
  attempt?: number
  /** Whole per cent with its sign, where that is known. */
  percentage?: string
  /** Opens the attempt's review again, where the API can. */
  attemptId?: string
  /** What the minutes were multiplied by, if there was extra time. */
  timeFactor?: number
  /** Whether it was graded because its time was over. */
  isAutomatic?: true
  /** Whether it came so late that it has no rank. */
  isLate?: true
  /** Why it is on no leaderboard, unless one of the two above says it. */
  practice?: PracticeReason
}

/** Shown on /myresult to learners who have no results. */
export const sampleResults: readonly ResultRow[] = [
  { paperNumber: 1, paperName: 'EPS-TOPIK Practice Paper 1', marks: '145 / 200' },
  { paperNumber: 2, paperName: 'EPS-TOPIK Practice Paper 2', marks: '165 / 200' },
  { paperNumber: 3, paperName: 'EPS-TOPIK Practice Paper 3', marks: '185 / 200' },
]

/** Shown on /notification as samples, as long as there are no real notifications; the catalogue words them. */
export const sampleNotifications = ['paper', 'leaderboard', 'video', 'plan', 'welcome'] as const
