import type { WeakTopic } from '@naru/api'

/** What a learner does on a day. */
export type PlanTask =
  | { kind: 'questions' }
  | { kind: 'words' }
  | { kind: 'drill'; topic: WeakTopic }
  /** A paper; the last of the week. */
  | { kind: 'paper' }

/** Days with a drill, counted from 1; the topics take turns. */
const DRILL_DAYS = [2, 4, 6]
const DAYS = 7

/** @returns seven days: today's questions and words every day, a drill of a weak topic every second, and a paper at the end */
export const weekPlan = (weakest: readonly WeakTopic[]): PlanTask[][] =>
  Array.from({ length: DAYS }, (_, index) => {
    const day = index + 1
    if (day === DAYS) return [{ kind: 'paper' }, { kind: 'questions' }]
    const topic = weakest[DRILL_DAYS.indexOf(day) % Math.max(weakest.length, 1)]
    const daily: PlanTask[] = [{ kind: 'questions' }, { kind: 'words' }]
    return DRILL_DAYS.includes(day) && topic !== undefined ? [...daily, { kind: 'drill', topic }] : daily
  })
