import { adopt } from './adopt'
import { selectAnswer } from './answering'
import { refused } from './change'
import type { ExamDefinition } from './definition'
import type { ExamEvent, Rejection, Transition } from './events'
import { toggleFlag } from './flags'
import { clipBlocked, clipEnded, clipFailed, clipProgress, clipStarted, playAudio, suspend } from './listening'
import { goTo, next, previous, proceed } from './navigation'
import { begin, passTime } from './sections'
import type { ExamState } from './state'
import { advanceClock } from './time'

/**
 * The exam's one rule book: the next state, and what the shell must do about it. Pure.
 * First whatever ran out of time until `event.now` is closed, then the event is judged. An illegal event changes nothing and yields its
 * reason.
 */
export function transition(definition: ExamDefinition, state: ExamState, event: ExamEvent): Transition {
  const obstacle = obstacleTo(definition, state, event)
  if (obstacle) return refused(state, obstacle)

  const timed = passTime(definition, { ...state, clock: advanceClock(state.clock, event.now) })
  const outcome =
    timed.state.phase === 'finished' ? afterTheEnd(timed.state, event) : obey(definition, timed.state, event)
  return { ...outcome, effects: [...timed.effects, ...outcome.effects] }
}

function obstacleTo(definition: ExamDefinition, state: ExamState, event: ExamEvent): Rejection | null {
  if (definition.questions.length === 0) return 'no-questions'
  if (state.phase === 'finished') return 'finished'
  if (state.startedAt === null && event.type !== 'begin' && event.type !== 'adopt') return 'not-begun'
  return null
}

/** Time ran out with this very event: a tick has done its work, what the candidate did came too late. */
function afterTheEnd(state: ExamState, event: ExamEvent): Transition {
  const isDone = event.type === 'tick' || event.type === 'begin' || event.type === 'adopt'
  return isDone ? { state, effects: [] } : refused(state, 'finished')
}

function obey(definition: ExamDefinition, state: ExamState, event: ExamEvent): Transition {
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
      return previous(state)
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
    case 'adopt':
      return adopt(definition, state, event.copy)
    case 'hide':
    case 'tick':
      return { state, effects: [] }
  }
}
