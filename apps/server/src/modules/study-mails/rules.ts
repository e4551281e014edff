import { addDays, dayOf, utcOf, type Day } from '../practice/days'

/** From this hour the mail about the last week is sent on Monday, and the digest on each day. */
const MORNING_HOUR = 7
/** From this hour of a chosen day the reminder is sent. */
const REMINDER_HOUR = 17

export interface Due {
  today: Day
  /** Of this week. */
  monday: Day
  /** From 1, Monday. */
  weekday: number
  isWeekDue: boolean
  isReminderDue: boolean
  isDigestDue: boolean
}

/** Which mails are due in a time zone. A mail about the week that nobody could send on Monday is sent later in the week. */
export const dueMails = (present: Date, timeZone: string): Due => {
  const today = dayOf(present, timeZone)
  const hour = Number(present.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }))
  const weekday = utcOf(today).getUTCDay() || 7
  return {
    today,
    monday: addDays(today, 1 - weekday),
    weekday,
    isWeekDue: weekday > 1 || hour >= MORNING_HOUR,
    isReminderDue: hour >= REMINDER_HOUR,
    isDigestDue: hour >= MORNING_HOUR,
  }
}
