import type { Schemas } from '@naru/api/types'
import type { Attempt } from '../attempts/attempt'
import type { StoredPaper } from '@naru/exam-kit/content'
import { placesOf } from '../exams/trail'
import type { Trail } from '../../platform/db/schema'
import type { MarkedQuestion } from './bars'

/** A long time: this many times the middle one of the section, and at least so many seconds. */
const LONG = { times: 2, seconds: 30 }

/** The times that the learner was away from the page, from and to, in seconds since the start. */
const awayOf = ({ fairPlay, startTime, timeTaken }: Pick<Attempt, 'fairPlay' | 'startTime' | 'timeTaken'>) =>
  (fairPlay?.events ?? []).flatMap(({ kind, at, seconds }) => {
    const from = (Date.parse(at) - startTime.getTime()) / 1000
    return kind === 'away' ? [[from, seconds === undefined ? timeTaken : from + seconds] as const] : []
  })

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/**
 * How long the questions of an attempt were open, in the order of the exam room, without the time away from the page
 * during long stays. Leaves out those of unknown time.
 */
export const timesOf = (
  exam: StoredPaper,
  trail: Trail,
  attempt: Pick<Attempt, 'fairPlay' | 'startTime' | 'timeTaken'>,
): Schemas['QuestionTime'][] => {
  const away = awayOf(attempt)
  const lost = (position: number) =>
    trail.stays
      .filter(([, , at]) => at === position)
      .flatMap(([from, to]) => away.map(([left, back]) => Math.max(Math.min(to, back) - Math.max(from, left), 0)))
      .reduce((sum, seconds) => sum + seconds, 0)
  const known = placesOf(exam).flatMap(({ question: { id, number }, section }, position) => {
    const seconds = trail.seconds[position]
    // No save saw it open.
    if (typeof seconds !== 'number' || seconds === 0) return []
    return [{ questionId: id, number, section, seconds: Math.max(Math.round(seconds - lost(position)), 0) }]
  })
  return known.map(({ section, ...time }) => {
    const middle = median(known.filter((each) => each.section === section).map(({ seconds }) => seconds))
    const isLong = section.playback === undefined && time.seconds >= LONG.seconds && time.seconds > LONG.times * middle
    return { ...time, isLong }
  })
}

/**
 * The questions that have a wrong answer in the place of a right one, in the order of the exam room.
 * @param exam - with the present keys.
 * @param marked - its questions with the final answers, by these keys.
 */
export const changedToWrong = (
  exam: StoredPaper,
  trail: Trail,
  marked: readonly MarkedQuestion[],
): Schemas['ChangedQuestion'][] => {
  const wrong = new Set(marked.filter(({ isRight, isBlank }) => !isRight && !isBlank).map(({ question: { id } }) => id))
  return placesOf(exam).flatMap(({ question: { id, number, options } }, position) => {
    const wasRight = trail.replaced.some(([at, option]) => at === position && options[option]?.correct)
    return wasRight && wrong.has(id) ? [{ questionId: id, number }] : []
  })
}
