import { memoizeByKey } from '../../platform/memoize-by-key'
import {
  sectionsOf,
  type StoredPaper,
  type StoredQuestion,
  type PaperSection,
  type ExamAnswers,
} from '@naru/exam-kit/content'
import type { Trail } from '../../platform/db/schema'
import { optionNamed } from './rules'

export interface Step {
  /** Seconds since the start. */
  at: number
  /** The question that is open. */
  position: number
  answers: ExamAnswers
  /** Whether the learner may have been away since the save before. Default false. */
  isGap?: boolean
}

export interface TrailBefore {
  trail: Trail
  answers: ExamAnswers
}

/** A learner who is quicker than the device saves answers several questions between two saves, in seconds. */
const SAVE_INTERVAL = 5
/** The shortest long stay, in seconds. */
const LONG_STAY = 15
/** Maximum number of long stays, and of replaced answers. */
const MOST = 150

interface Place {
  question: StoredQuestion
  section: PaperSection
}

/** The questions in the order of positions. */
export const placesOf = memoizeByKey((exam: StoredPaper): Place[] => {
  const sections = sectionsOf(exam)
  const [first] = sections
  if (first === undefined) return []
  const rank = new Map(sections.map(({ id }, index) => [id, index]))
  const rankOf = ({ section, type }: StoredQuestion) => rank.get(section ?? type) ?? 0
  return exam.questions
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.number - other.number)
    .map((question) => ({ question, section: sections[rankOf(question)] ?? first }))
})

const isOneWay = ({ section: { navigation, playback } }: Place) => navigation === 'one-way' || playback !== undefined

export const newTrail = (exam: StoredPaper): Trail => ({
  at: 0,
  position: 0,
  seconds: exam.questions.map(() => 0),
  stays: [],
  replaced: [],
})

/** Adds a stay. One that continues the last one extends it. */
const withStay = (stays: Trail['stays'], from: number, to: number, position: number): Trail['stays'] => {
  const last = stays.at(-1)
  if (last?.[1] === from && last[2] === position) return [...stays.slice(0, -1), [last[0], to, position]]
  return to - from < LONG_STAY || stays.length === MOST ? stays : [...stays, [from, to, position]]
}

const withReplaced = (
  replaced: Trail['replaced'],
  places: readonly Place[],
  changed: readonly number[],
  answers: ExamAnswers,
): Trail['replaced'] => {
  const all = [...replaced]
  for (const position of changed) {
    const question = places[position]?.question
    const option = question && optionNamed(question, answers[question.id] ?? '')
    const index = option === undefined ? -1 : (question?.options.indexOf(option) ?? -1)
    const isKnown = all.some(([at, known]) => at === position && known === index)
    if (index >= 0 && !isKnown && all.length < MOST) all.push([position, index])
  }
  return all
}

/**
 * Continues a trail with the next save. The time since the last one belongs to the question that was open, unless the
 * learner has been at others, too, or away: then the time of all of them is unknown.
 * @param timeFactor - multiplies the minutes of sections, which no sum of times exceeds.
 */
export const advance = (exam: StoredPaper, before: TrailBefore, step: Step, timeFactor: number): Trail => {
  const places = placesOf(exam)
  const { trail, answers } = before
  const { position: from } = trail
  const { position: to } = step
  const at = Math.max(Math.round(step.at), trail.at)
  const gap = at - trail.at
  const changed = places.flatMap(({ question: { id } }, position) =>
    (step.answers[id] ?? '') === (answers[id] ?? '') ? [] : [position],
  )
  const passed = places.flatMap((place, position) =>
    position > from && position < to && isOneWay(place) ? position : [],
  )
  const visited = new Set([from, to, ...changed, ...passed])
  const isFollowed = gap <= SAVE_INTERVAL || (step.isGap !== true && passed.length === 0 && isOnly(changed, from, to))
  const seconds = trail.seconds.map((known, position) => (isFollowed || !visited.has(position) ? known : null))
  const spent = isFollowed ? Math.min(gap, secondsLeft(places, seconds, from, timeFactor)) : 0
  const known = seconds[from]
  if (typeof known === 'number') seconds[from] = known + spent
  return {
    at,
    position: to,
    seconds,
    stays: isFollowed ? withStay(trail.stays, trail.at, at, from) : trail.stays,
    replaced: withReplaced(trail.replaced, places, changed, answers),
  }
}

const isOnly = (changed: readonly number[], from: number, to: number) =>
  changed.every((position) => position === from || position === to)

/** What the known times leave of the section of a question. */
const secondsLeft = (places: readonly Place[], seconds: Trail['seconds'], from: number, timeFactor: number) => {
  const section = places[from]?.section
  const used = places.reduce(
    (sum, place, position) => sum + (place.section === section ? (seconds[position] ?? 0) : 0),
    0,
  )
  return Math.max(Math.round((section?.minutes ?? 0) * 60 * timeFactor) - used, 0)
}

/**
 * Completes the trail of a submitted attempt.
 * @param at - when it was finished, in seconds since the start.
 */
export const finishTrail = (
  exam: StoredPaper,
  before: TrailBefore,
  { at, answers }: Pick<Step, 'at' | 'answers'>,
  timeFactor: number,
): Trail => {
  const places = placesOf(exam)
  const end = places.length - 1
  const { position } = before.trail
  const [open, last] = [places[position], places[end]]
  const step =
    last !== undefined && isOneWay(last)
      ? { position: end, isGap: position !== end }
      : { position, isGap: open?.section !== last?.section }
  return advance(exam, before, { at, answers, ...step }, timeFactor)
}

/** Completes the trail of an attempt whose time ran out: how long its last question was open is unknown. */
export const abandonTrail = (trail: Trail): Trail => ({
  ...trail,
  seconds: trail.seconds.map((known, position) => (position === trail.position ? null : known)),
})
