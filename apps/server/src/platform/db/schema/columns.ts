import { date, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A day of the learners' time zone, as YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' })
