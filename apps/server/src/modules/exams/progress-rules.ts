import type { Schemas } from '@naru/api/types'
import { given } from '../../given'
import { instantOf } from '../results/rules'
import type { Paper, PaperAnswers } from './paper'
import { fit, graceEnd } from './rules'

/** A running attempt as a device sends it, its times read. */
export interface SentProgress {
  startTime: Date
  phase: 'reading' | 'listening'
  index: number
  answers: PaperAnswers
  plays: Record<string, number>
  readingStartTime: Date | null
  listeningStartTime: Date | null
  /** The revision that the device saw last. */
  revision: number
}

/** A running attempt that is kept. */
export type KeptProgress = SentProgress

/** Reads the times of a running attempt; undefined if one of them is none that can be stored. */
export const progressFrom = (body: Schemas['ExamProgress']): SentProgress | undefined => {
  const startTime = instantOf(body.startTime)
  const [readingStartTime, listeningStartTime] = [body.readingStartTime, body.listeningStartTime].map((text) =>
    text === undefined ? null : instantOf(text),
  )
  if (startTime === undefined || readingStartTime === undefined || listeningStartTime === undefined) return undefined
  const { phase, index, answers, plays, revision } = body
  return { startTime, phase, index, answers, plays, readingStartTime, listeningStartTime, revision }
}

/** A kept attempt as it goes over the wire. */
export const progressForLearner = (kept: KeptProgress): Schemas['ExamProgress'] => ({
  startTime: kept.startTime.toISOString(),
  phase: kept.phase,
  index: kept.index,
  answers: kept.answers,
  plays: kept.plays,
  ...given('readingStartTime', kept.readingStartTime?.toISOString()),
  ...given('listeningStartTime', kept.listeningStartTime?.toISOString()),
  revision: kept.revision,
})

/** Whether a running attempt is one at this paper; its position and its plays are looked at by `faultOfProgress`. */
export const isOfPaper = (paper: Paper, { answers, plays }: SentProgress): boolean => {
  const clips = new Set(paper.questions.flatMap(({ id, type }) => (type === 'listening' ? [id] : [])))
  return fit(paper, answers) && Object.keys(plays).every((id) => clips.has(id))
}

/** What a running attempt has that its paper does not, in one sentence; undefined if it fits. */
export const faultOfProgress = (paper: Paper, progress: SentProgress): string | undefined => {
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const strange = Object.keys(progress.answers).find((id) => !byId.has(id))
  if (strange !== undefined) return `The answer to '${strange}' belongs to no question of this exam.`
  for (const [id, answer] of Object.entries(progress.answers)) {
    if (fit(paper, { [id]: answer })) continue
    return `The answer to question ${byId.get(id)?.number} is none of its options.`
  }
  const played = Object.keys(progress.plays).find((id) => byId.get(id)?.type !== 'listening')
  if (played !== undefined) return `'${played}' is no listening question of this exam.`
  if (progress.index >= paper.questions.length) return 'The exam has no question at this position.'
  if (progress.phase === 'listening' && !paper.questions.some(({ type }) => type === 'listening')) {
    return 'This exam has no listening section.'
  }
  return undefined
}

const same = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value)

/** What is to be done with a running attempt that a device sends. */
export type Decision = 'begin' | 'save' | 'conflict' | 'repeated'

/** Decides by what is kept. A save whose answer was lost comes again with the old revision; it is known by its content. */
export const decide = (kept: KeptProgress | undefined, sent: SentProgress): Decision => {
  if (kept === undefined) return 'begin'
  if (kept.startTime.getTime() !== sent.startTime.getTime()) {
    return sent.startTime.getTime() > kept.startTime.getTime() ? 'begin' : 'conflict'
  }
  if (kept.revision === sent.revision) return 'save'
  const isRepeated =
    kept.revision === sent.revision + 1 &&
    kept.phase === sent.phase &&
    kept.index === sent.index &&
    same(kept.answers, sent.answers) &&
    same(kept.plays, sent.plays)
  return isRepeated ? 'repeated' : 'conflict'
}

/**
 * When an attempt began by our clock. A start that would be over already, or has not come yet, is that of a wrong clock: devices
 * save an attempt only while it runs. Such an attempt begins when we hear of it first.
 */
export const beganAt = (startTime: Date, limitSeconds: number, now: Date): Date => {
  const deadline = new Date(startTime.getTime() + limitSeconds * 1000)
  return startTime <= now && now < graceEnd(deadline) ? startTime : now
}
