import type { Schemas } from '@naru/api/types'
import { instantOf } from './rules'
import { sectionsOf, type StoredPaper, optionalProp, type ExamAnswers } from '@naru/exam-kit/content'
import { say, type Message } from '../../platform/http/messages'
import { fit, graceEnd, isAnswerTo, questionsOf } from '../exams/rules'
import { advance, newTrail } from '../exams/trail'
import type { examProgress, Trail } from '../../platform/db/schema'

type ProgressRow = typeof examProgress.$inferSelect

/** A running attempt as sent by a device, with parsed times. */
export interface SentProgress {
  startTime: Date
  /** Id of the current section. */
  phase: string
  index: number
  answers: ExamAnswers
  plays: Record<string, number>
  readingStartTime: Date | null
  listeningStartTime: Date | null
  /** Starts of other sections by their ids, ISO 8601; null: none. */
  sectionStartTimes: Record<string, string> | null
  /** The last revision that the device knows. */
  revision: number
}

export type SavedProgress = SentProgress

/** Parses the times of a running attempt; undefined if one of them cannot be stored. */
export const progressFrom = (body: Schemas['ExamProgress']): SentProgress | undefined => {
  const startTime = instantOf(body.startTime)
  const [readingStartTime, listeningStartTime] = [body.readingStartTime, body.listeningStartTime].map((text) =>
    text === undefined ? null : instantOf(text),
  )
  if (startTime === undefined || readingStartTime === undefined || listeningStartTime === undefined) return undefined
  const { phase, index, answers, plays, sectionStartTimes = null, revision } = body
  if (Object.values(sectionStartTimes ?? {}).some((text) => instantOf(text) === undefined)) return undefined
  return { startTime, phase, index, answers, plays, readingStartTime, listeningStartTime, sectionStartTimes, revision }
}

export const progressForLearner = (saved: SavedProgress): Schemas['ExamProgress'] => ({
  startTime: saved.startTime.toISOString(),
  phase: saved.phase,
  index: saved.index,
  answers: saved.answers,
  plays: saved.plays,
  ...optionalProp('readingStartTime', saved.readingStartTime?.toISOString()),
  ...optionalProp('listeningStartTime', saved.listeningStartTime?.toISOString()),
  ...optionalProp('sectionStartTimes', saved.sectionStartTimes ?? undefined),
  revision: saved.revision,
})

/** The times of a running attempt, by the learner's clock and by the server's. */
type RunningTimes = Pick<
  ProgressRow,
  | 'phase'
  | 'startTime'
  | 'readingStartTime'
  | 'listeningStartTime'
  | 'sectionStartTimes'
  | 'beganAt'
  | 'deadline'
  | 'timeFactor'
>

/**
 * The whole seconds left in the section of a running attempt, by the server's clock; one whose time is over is followed by
 * the next. 0: the attempt is over.
 */
export const secondsLeft = (exam: StoredPaper, row: RunningTimes, present: Date): number => {
  const sections = sectionsOf(exam)
  const at = sections.findIndex(({ id }) => id === row.phase)
  const known =
    row.phase === 'reading' ? row.readingStartTime : row.phase === 'listening' ? row.listeningStartTime : null
  const start = known ?? instantOf(row.sectionStartTimes?.[row.phase] ?? '') ?? row.startTime
  let end = row.beganAt.getTime() + start.getTime() - row.startTime.getTime()
  for (const { minutes } of sections.slice(Math.max(0, at))) {
    end += minutes * 60_000 * row.timeFactor
    if (end > present.getTime()) break
  }
  return Math.max(0, Math.floor((Math.min(end, row.deadline.getTime()) - present.getTime()) / 1000))
}

/** Whether a running attempt belongs to this exam; `faultOfProgress` checks its position and plays. */
export const isOfExam = (exam: StoredPaper, { answers, plays }: SentProgress): boolean => {
  const clips = new Set(exam.questions.flatMap(({ id, type }) => (type === 'listening' ? [id] : [])))
  return fit(exam, answers) && Object.keys(plays).every((id) => clips.has(id))
}

/** The message of an attempt that `isOfExam` rejects, with what is foreign. */
const foreign = (message: string): Message => ({ ...say('attempt_of_other_exam'), message })

/** Describes what of a running attempt does not fit its exam, in one sentence; undefined if it fits. */
export const faultOfProgress = (exam: StoredPaper, progress: SentProgress): Message | undefined => {
  const byId = questionsOf(exam)
  const strange = Object.keys(progress.answers).find((id) => !byId.has(id))
  if (strange !== undefined) return foreign(`This exam has no question '${strange}'.`)
  for (const [id, answer] of Object.entries(progress.answers)) {
    if (isAnswerTo(byId.get(id), answer)) continue
    return foreign(`The answer to question ${byId.get(id)?.number} is not one of its options.`)
  }
  const played = Object.keys(progress.plays).find((id) => byId.get(id)?.type !== 'listening')
  if (played !== undefined) return foreign(`'${played}' is not a listening question of this exam.`)
  const playback = new Map(sectionsOf(exam).map((section) => [section.id, section.playback?.plays ?? 0]))
  for (const [id, count] of Object.entries(progress.plays)) {
    const question = byId.get(id)
    const most = playback.get(question?.section ?? question?.type ?? '') ?? 0
    if (count > most)
      return { message: `The clip of question ${question?.number} can be played at most ${most} times.` }
  }
  if (progress.index >= exam.questions.length) return { message: 'The exam has no question at this position.' }
  if (!exam.questions.some((question) => (question.section ?? question.type) === progress.phase)) {
    return progress.phase === 'reading' ? undefined : { message: `This exam has no ${progress.phase} section.` }
  }
  return undefined
}

const same = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value)

/** Whether two saves have the same position, answers and plays. */
const isSameState = (one: SentProgress, other: SentProgress): boolean =>
  one.phase === other.phase &&
  one.index === other.index &&
  same(one.answers, other.answers) &&
  same(one.plays, other.plays)

export type Decision = 'begin' | 'save' | 'conflict' | 'repeated'

/**
 * Decides by the saved attempt. A retried save whose response was lost has the old revision; it is recognised by its
 * content.
 */
export const decide = (saved: SavedProgress | undefined, sent: SentProgress): Decision => {
  if (saved === undefined) return 'begin'
  if (saved.startTime.getTime() !== sent.startTime.getTime()) {
    return sent.startTime.getTime() > saved.startTime.getTime() ? 'begin' : 'conflict'
  }
  if (saved.revision === sent.revision) return 'save'
  return saved.revision === sent.revision + 1 && isSameState(saved, sent) ? 'repeated' : 'conflict'
}

/**
 * The learner's way up to a save; null if that before it is unknown. Devices save about 2 seconds after the start and
 * each change: a later first save was held up, and one without a change comes from a page that was opened again.
 * @param saved - the same attempt as saved before; undefined for its first save.
 * @param at - seconds since the start.
 */
export const trailOf = (
  exam: StoredPaper,
  saved: (SavedProgress & { trail: Trail | null }) | undefined,
  sent: SentProgress,
  { at, timeFactor }: { at: number; timeFactor: number },
): Trail | null => {
  const trail = saved === undefined ? newTrail(exam) : saved.trail
  if (trail === null) return null
  const isGap = saved === undefined || isSameState(saved, sent)
  const before = { trail, answers: saved?.answers ?? {} }
  return advance(exam, before, { at, position: sent.index, answers: sent.answers, isGap }, timeFactor)
}

/** A start by the server's clock, if the report of it says when it was sent by the learner's clock. */
export const onServerClock = (startTime: Date, sentAt: Date | null, now: Date): Date =>
  sentAt === null ? startTime : new Date(now.getTime() - (sentAt.getTime() - startTime.getTime()))

/**
 * When the answers of a save were first saved.
 * @param saved - the same attempt as saved before; undefined for its first save.
 */
export const answersSavedAt = (
  saved: { answers: ExamAnswers; answersSavedAt: Date } | undefined,
  sent: SentProgress,
  now: Date,
): Date => (saved !== undefined && same(saved.answers, sent.answers) ? saved.answersSavedAt : now)

/**
 * When an attempt started by the server's clock. A start that would be over already, or is in the future, comes from a
 * wrong clock: devices save an attempt only while it runs. Such an attempt starts with its first save.
 */
export const beganAt = (startTime: Date, limitSeconds: number, now: Date): Date => {
  const deadline = new Date(startTime.getTime() + limitSeconds * 1000)
  return startTime <= now && now < graceEnd(deadline) ? startTime : now
}
