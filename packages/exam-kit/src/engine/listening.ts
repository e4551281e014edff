import { andThen, changed, refused, type Change } from './change'
import type { ExamDefinition } from './definition'
import type { Effect, Transition } from './events'
import { finish } from './finish'
import { currentQuestion } from './selectors'
import type { AudioFailure, Clip, ExamState } from './state'
import { boundWindow } from './window'

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
export function clipProgress(state: ExamState, clipId: number, seconds: number): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return refused(state, 'stale-clip')
  const position = Math.floor(seconds)
  if (position === clip.position && clip.stage === 'playing') return changed(state)
  return changed({ ...state, clip: { ...clip, stage: 'playing', position } })
}

/** One more play was heard to its end; only here a play is counted. */
export function clipEnded(definition: ExamDefinition, state: ExamState, clipId: number): Transition {
  if (!runningClip(state, clipId)) return refused(state, 'stale-clip')
  return resumeClip(definition, { ...state, plays: state.plays + 1, clip: { stage: 'waiting', position: 0 } })
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
  return startClip(definition, state, clip.position)
}

/** The room closes: a running clip stops and keeps its place. */
export function suspend(state: ExamState): Change {
  const { clip } = state
  if (clip.stage !== 'loading' && clip.stage !== 'playing') return changed(state)
  return changed({ ...state, clip: { stage: 'waiting', position: clip.position } }, { type: 'stopClip' })
}

/**
 * The current question is done: the next one comes, or the exam is finished after the last.
 * @param at when its window closed, epoch ms
 */
export function moveOn(definition: ExamDefinition, state: ExamState, at: number): Change {
  const index = state.index + 1
  if (index >= definition.questions.length) return finish(definition, state, at)
  const moved: ExamState = { ...state, index, plays: 0, clip: { stage: 'waiting', position: 0 } }
  return andThen(changed(moved, { type: 'stopClip' }), (next) => resumeClip(definition, next))
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
  return changed({ ...state, clip: { stage: 'failed', position, failure, deadline } }, { type: 'stopClip' })
}

function openWindow(definition: ExamDefinition, state: ExamState): Change {
  const deadline = state.clock.latest + definition.answerWindowMs
  return changed({ ...state, clip: { stage: 'answering', deadline } })
}

/** The clip a report is about; undefined if that one is no longer running. */
function runningClip({ clip }: ExamState, clipId: number): RunningClip | undefined {
  const isRunning = clip.stage === 'loading' || clip.stage === 'playing'
  return isRunning && clip.clipId === clipId ? clip : undefined
}
