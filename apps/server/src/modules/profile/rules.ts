import { addDays, isDay, type Day } from '../practice/days'

/** The oldest age that a profile accepts, in years. */
const OLDEST = 120

/** Whether a learner of today may be born on a day. */
export const isBirthDate = (date: Day, today: Day): boolean =>
  isDay(date) && date < today && date > addDays(today, -OLDEST * 365)
