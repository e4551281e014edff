import { selectAnswer, toggleFlag } from './answering'
import { andThen, changed, reject, type Change } from './change'
import type { ExamDefinition } from './exam/definition'
import type { ExamEvent, Rejection, Transition } from './events'
import { clipBlocked, clipEnded, clipFailed, clipProgress, clipStarted, playAudio, suspend } from './listening'
import { isSameAttempt, mergeProgress } from './merge'
import { goTo, next, previous, proceed } from './navigation'
import { begin, closeExpired, openSection } from './sections'
import type { ExamState } from './state'
import { advanceClock } from './time'

/**
 * Pure. First closes a section or answer window whose time is over at `event.now`, then handles the event.
 * @returns the next state and its effects; for an illegal event the same state and its rejection
 */
export function transition(definition: ExamDefinition, state: ExamState, event: ExamEvent): Transition {
  const rejection = rejectionOf(definition, state, event)
  if (rejection) return reject(state, rejection)

  const timed = closeExpired(definition, { ...state, clock: advanceClock(state.clock, event.now) })
  const outcome =
    timed.state.phase === 'finished' ? afterFinish(timed.state, event) : handle(definition, timed.state, event)
  return { ...outcome, effects: [...timed.effects, ...outcome.effects] }
}

function rejectionOf(definition: ExamDefinition, state: ExamState, event: ExamEvent): Rejection | null {
  if (definition.questions.length === 0) return 'no-questions'
  if (state.phase === 'finished') return 'finished'
  if (state.startedAt === null && event.type !== 'begin' && event.type !== 'applyRemote') return 'not-begun'
  return null
}

/** The exam has finished at the time of this event: accepts a tick, rejects actions of the candidate. */
function afterFinish(state: ExamState, event: ExamEvent): Transition {
  const isDone = event.type === 'tick' || event.type === 'begin' || event.type === 'applyRemote'
  return isDone ? { state, effects: [] } : reject(state, 'finished')
}

function handle(definition: ExamDefinition, state: ExamState, event: ExamEvent): Transition {
  switch (event.type) {
    case 'begin':
      return begin(definition, state)
    case 'selectAnswer':
      return selectAnswer(definition, state, event)
    case 'toggleFlag':
      return toggleFlag(definition, state, event.questionId)
    case 'next':
      return next(definition, state)
    case 'previous':
      return previous(definition, state)
    case 'goTo':
      return goTo(definition, state, event.index)
    case 'proceed':
      return proceed(definition, state)
    case 'playAudio':
      return playAudio(definition, state)
    case 'suspend':
      return suspend(state)
    case 'clipStarted':
      return clipStarted(state, event.clipId)
    case 'clipProgress':
      return clipProgress(state, event.clipId, event.seconds)
    case 'clipEnded':
      return clipEnded(definition, state, event.clipId)
    case 'clipBlocked':
      return clipBlocked(state, event.clipId)
    case 'clipFailed':
      return clipFailed(definition, state, event.clipId, event.failure)
    case 'applyRemote':
      return applyRemote(definition, state, event.copy)
    case 'hide':
    case 'tick':
      return { state, effects: [] }
  }
}

/** Merges another copy of this attempt: another page's, the server's, or this page's own from before. */
function applyRemote(definition: ExamDefinition, state: ExamState, copy: ExamState): Change {
  if (!isSameAttempt(state, copy)) return changed(state)
  const merged = mergeProgress(definition, state, copy)
  const hasMoved = merged.phase !== state.phase || merged.index !== state.index
  const change = hasMoved ? changed(merged, { type: 'stopClip' }) : changed(merged)
  const isRunning = state.startedAt !== null && merged.phase !== 'finished'
  return isRunning ? andThen(change, (next) => openSection(definition, next)) : change
}
