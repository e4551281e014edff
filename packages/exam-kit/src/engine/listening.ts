import { andThen, changed, refused, write, type Change } from './change'
import type { ExamDefinition } from './definition'
import type { Effect, Transition } from './events'
import { finish } from './finish'
import { progressKeys } from './keys'
import { currentQuestion } from './selectors'
import type { AudioFailure, Clip, ExamState } from './state'
import { boundWindow, keepWindow } from './window'

/** While a clip runs, its position is kept this often; each write costs battery and disk. In seconds. */
const positionStep = 5

type RunningClip = Extract<Clip, { stage: 'loading' | 'playing' }>

/** Goes on with the current question's clip where it was left; opens the answer window if all plays were heard. */
export function resumeClip(definition: ExamDefinition, state: ExamState): Change {
  const { clip } = state
  if (clip.stage !== 'waiting') return changed({ ...state, clip: boundWindow(definition, state) })
  return state.plays >= definition.maxPlays
    ? openWindow(definition, state)
    : startClip(definition, state, clip.position)
}

/** The clip is heard: the options stay locked. */
export function clipStarted(state: ExamState, clipId: number): Transition {
  const clip = runningClip(state, clipId)
  return clip ? changed({ ...state, clip: { ...clip, stage: 'playing' } }) : refused(state, 'stale-clip')
}

/** The clip has come to a second. */
export function clipProgress(
  definition: ExamDefinition,
  state: ExamState,
  clipId: number,
  seconds: number,
): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return refused(state, 'stale-clip')
  const position = Math.floor(seconds)
  if (position === clip.position && clip.stage === 'playing') return changed(state)
  const heard: ExamState = { ...state, clip: { ...clip, stage: 'playing', position } }
  return position % positionStep === 0 ? keepPosition(definition, heard) : changed(heard)
}

/** One more play was heard to its end; only here a play is counted. */
export function clipEnded(definition: ExamDefinition, state: ExamState, clipId: number): Transition {
  if (!runningClip(state, clipId)) return refused(state, 'stale-clip')
  const heard: ExamState = { ...state, plays: state.plays + 1, clip: { stage: 'waiting', position: 0 } }
  const keys = progressKeys(definition.id)
  const change = changed(heard, write(keys.playCount(currentId(definition, state)), heard.plays), {
    type: 'erase',
    keys: [keys.audioPosition],
  })
  return andThen(change, (next) => resumeClip(definition, next))
}

/** The browser wants a press first: nothing is charged, the question waits. */
export function clipBlocked(state: ExamState, clipId: number): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return refused(state, 'stale-clip')
  return changed({ ...state, clip: { stage: 'blocked', position: clip.position, deadline: null } })
}

/** The clip failed: once more in silence, then the candidate is told and may answer. */
export function clipFailed(
  definition: ExamDefinition,
  state: ExamState,
  clipId: number,
  failure: AudioFailure,
): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return refused(state, 'stale-clip')
  return clip.isRetry
    ? giveUp(definition, state, failure, clip.position)
    : startClip(definition, state, clip.position, true)
}

/** The candidate pressed 'Play audio' or 'Try again': the clip goes on and the options are locked again. */
export function playAudio(definition: ExamDefinition, state: ExamState): Transition {
  const { clip } = state
  const isWanted = clip.stage === 'blocked' || (clip.stage === 'failed' && clip.failure !== 'not-available')
  if (!isWanted) return refused(state, 'nothing-to-play')
  const closed = changed(state, { type: 'erase', keys: [progressKeys(definition.id).answerDeadline] })
  return andThen(closed, (next) => startClip(definition, next, clip.position))
}

/** The room closes: a running clip stops and keeps its place. */
export function suspend(definition: ExamDefinition, state: ExamState): Change {
  const { clip } = state
  if (clip.stage !== 'loading' && clip.stage !== 'playing') return changed(state)
  return andThen(keepPosition(definition, state), (kept) =>
    changed({ ...kept, clip: { stage: 'waiting', position: clip.position } }, { type: 'stopClip' }),
  )
}

/** Keeps the place of a running clip, so that a reload neither gives nor takes a play. */
export function keepPosition(definition: ExamDefinition, state: ExamState): Change {
  const { clip } = state
  if (clip.stage !== 'loading' && clip.stage !== 'playing') return changed(state)
  return changed(
    state,
    write(progressKeys(definition.id).audioPosition, positionRecord(definition, state, clip.position)),
  )
}

/**
 * The current question is done: the next one comes, or the exam is finished after the last.
 * @param at when its window closed, epoch ms
 */
export function moveOn(definition: ExamDefinition, state: ExamState, at: number): Change {
  const index = state.index + 1
  if (index >= definition.questions.length) return finish(definition, state, at)
  const keys = progressKeys(definition.id)
  // The index is written before the count is erased: a crash between the two must not replay a done question.
  const change = changed(
    { ...state, index, plays: 0, clip: { stage: 'waiting', position: 0 } },
    { type: 'stopClip' },
    write(keys.currentQuestionIndex, index),
    { type: 'erase', keys: [keys.playCount(currentId(definition, state)), keys.audioPosition, keys.answerDeadline] },
  )
  return andThen(change, (next) => resumeClip(definition, next))
}

/** The place of a clip as it is stored. @param position in seconds */
export function positionRecord(definition: ExamDefinition, state: ExamState, position: number): string {
  return JSON.stringify({ questionId: currentId(definition, state), seconds: position })
}

function startClip(definition: ExamDefinition, state: ExamState, from: number, isRetry = false): Change {
  const url = currentQuestion(definition, state)?.audio
  if (url === undefined || url === '') return giveUp(definition, state, 'not-available', 0)
  const clipId = state.lastClipId + 1
  const play: Effect = { type: 'playClip', clipId, url, from }
  return changed({ ...state, lastClipId: clipId, clip: { stage: 'loading', clipId, position: from, isRetry } }, play)
}

function giveUp(definition: ExamDefinition, state: ExamState, failure: AudioFailure, position: number): Change {
  const deadline = state.clock.latest + definition.failureWindowMs
  const failed: ExamState = { ...state, clip: { stage: 'failed', position, failure, deadline } }
  return changed(failed, { type: 'stopClip' }, ...keepWindow(definition, failed))
}

function openWindow(definition: ExamDefinition, state: ExamState): Change {
  const deadline = state.clock.latest + definition.answerWindowMs
  const open: ExamState = { ...state, clip: { stage: 'answering', deadline } }
  return changed(open, ...keepWindow(definition, open))
}

/** The clip a report is about; undefined if that one is no longer running. */
function runningClip({ clip }: ExamState, clipId: number): RunningClip | undefined {
  const isRunning = clip.stage === 'loading' || clip.stage === 'playing'
  return isRunning && clip.clipId === clipId ? clip : undefined
}

function currentId(definition: ExamDefinition, state: ExamState): string {
  return currentQuestion(definition, state)?.id ?? ''
}
