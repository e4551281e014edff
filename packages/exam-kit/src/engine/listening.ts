import { andThen, changed, reject, type Change } from './change'
import type { ExamDefinition } from './exam/definition'
import type { Effect, Transition } from './events'
import { currentQuestion, playbackOf, playStart } from './selectors'
import type { AudioFailure, Clip, ExamState } from './state'
import { clampWindow } from './window'

type RunningClip = Extract<Clip, { status: 'loading' | 'playing' }>

/** Continues the current clip at its position, or opens the answer window after the last play. */
export function resumeClip(definition: ExamDefinition, state: ExamState): Change {
  const { clip } = state
  if (clip.status !== 'waiting') return changed({ ...state, clip: clampWindow(definition, state) })
  return state.plays >= playbackOf(definition, state).maxPlays
    ? openWindow(definition, state)
    : startClip(definition, state, clip.position)
}

/** The clip plays; the options stay locked. */
export function clipStarted(state: ExamState, clipId: number): Transition {
  const clip = runningClip(state, clipId)
  return clip ? changed({ ...state, clip: { ...clip, status: 'playing' } }) : reject(state, 'stale-clip')
}

/** Updates the position of the clip, in whole seconds. */
export function clipProgress(state: ExamState, clipId: number, seconds: number): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return reject(state, 'stale-clip')
  const position = Math.floor(seconds)
  if (position === clip.position && clip.status === 'playing') return changed(state)
  return changed({ ...state, clip: { ...clip, status: 'playing', position } })
}

/** Counts one play, then starts the next one or opens the answer window. */
export function clipEnded(definition: ExamDefinition, state: ExamState, clipId: number): Transition {
  if (!runningClip(state, clipId)) return reject(state, 'stale-clip')
  return resumeClip(definition, { ...state, plays: state.plays + 1, clip: { status: 'waiting', position: 0 } })
}

/** The browser requires a user gesture: counts no play and sets no deadline. */
export function clipBlocked(state: ExamState, clipId: number): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return reject(state, 'stale-clip')
  return changed({ ...state, clip: { status: 'blocked', position: clip.position, deadline: null } })
}

/** Retries a failed clip once; then shows the failure and opens the options. */
export function clipFailed(
  definition: ExamDefinition,
  state: ExamState,
  clipId: number,
  failure: AudioFailure,
): Transition {
  const clip = runningClip(state, clipId)
  if (!clip) return reject(state, 'stale-clip')
  return clip.isRetry
    ? failClip(definition, state, failure, clip.position)
    : startClip(definition, state, clip.position, true)
}

/** Continues a blocked or failed clip and locks the options again. */
export function playAudio(definition: ExamDefinition, state: ExamState): Transition {
  const { clip } = state
  const isPlayable = clip.status === 'blocked' || (clip.status === 'failed' && clip.failure !== 'not-available')
  if (!isPlayable) return reject(state, 'nothing-to-play')
  return startClip(definition, state, clip.position)
}

/** Pauses a running clip at its position. */
export function suspend(state: ExamState): Change {
  const { clip } = state
  if (clip.status !== 'loading' && clip.status !== 'playing') return changed(state)
  return changed({ ...state, clip: { status: 'waiting', position: clip.position } }, { type: 'stopClip' })
}

/** Goes to the next question of the section and plays its clip; after the same clip, opens the next answer window of the group. */
export function nextQuestion(definition: ExamDefinition, state: ExamState): Change {
  const index = state.index + 1
  const [question, following] = [definition.questions[state.index], definition.questions[index]]
  if (question?.group !== undefined && question.group === following?.group) return nextOfGroup(definition, state)
  const moved: ExamState = { ...state, index, plays: 0, clip: { status: 'waiting', position: 0 } }
  return andThen(changed(moved, { type: 'stopClip' }), (next) => resumeClip(definition, next))
}

/** The recording was heard, failed or is blocked: the same holds for the next question of its group. */
function nextOfGroup(definition: ExamDefinition, state: ExamState): Change {
  const moved: ExamState = { ...state, index: state.index + 1 }
  const { clip } = state
  if (clip.status === 'failed') return failClip(definition, moved, clip.failure, clip.position)
  if (clip.status === 'blocked') return changed({ ...moved, clip: { ...clip, deadline: null } })
  return openWindow(definition, moved)
}

/** Plays the clip from a position, or from the start of the present play if that is later. */
function startClip(definition: ExamDefinition, state: ExamState, position: number, isRetry = false): Change {
  const from = Math.max(position, playStart(definition, state))
  const url = currentQuestion(definition, state)?.audio
  if (url === undefined || url === '') return failClip(definition, state, 'not-available', 0)
  const clipId = state.lastClipId + 1
  const play: Effect = { type: 'playClip', clipId, url, from }
  return changed({ ...state, lastClipId: clipId, clip: { status: 'loading', clipId, position: from, isRetry } }, play)
}

function failClip(definition: ExamDefinition, state: ExamState, failure: AudioFailure, position: number): Change {
  const deadline = state.clock.latest + playbackOf(definition, state).failureWindowMs
  return changed({ ...state, clip: { status: 'failed', position, failure, deadline } }, { type: 'stopClip' })
}

function openWindow(definition: ExamDefinition, state: ExamState): Change {
  const deadline = state.clock.latest + playbackOf(definition, state).answerWindowMs
  return changed({ ...state, clip: { status: 'answering', deadline } })
}

/** @returns the running clip if it has this number */
function runningClip({ clip }: ExamState, clipId: number): RunningClip | undefined {
  const isRunning = clip.status === 'loading' || clip.status === 'playing'
  return isRunning && clip.clipId === clipId ? clip : undefined
}
