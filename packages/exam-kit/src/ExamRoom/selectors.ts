import {
  areOptionsOpen,
  chosenOption,
  currentQuestion,
  isAnswered,
  isReadingComplete,
  sectionQuestions,
} from '../engine'
import type { AudioView } from '../AudioPlayer'
import type { ExamSnapshot } from '../session'

/** What the question view shows. The definition does not change, so neither does the question's object. */
export function selectQuestion({ definition, state }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  return {
    question,
    index: state.index,
    total: definition.questions.length,
    chosen: (question && chosenOption(question, state)?.id) ?? null,
    isOpen: areOptionsOpen(state),
  }
}

/** Which of Next's three faces is shown, and whether the buttons can be pressed. Null outside reading. */
export function selectControls({ definition, state }: ExamSnapshot) {
  const question = currentQuestion(definition, state)
  if (state.phase !== 'reading' || !question) return null
  const isComplete = isReadingComplete(definition, state)
  const hasListening = sectionQuestions(definition, 'listening').length > 0
  const face: 'next' | 'proceed' | 'finish' = isComplete ? (hasListening ? 'proceed' : 'finish') : 'next'
  return { face, canGoBack: state.index > 0, canGoOn: isAnswered(question, state) }
}

/** What the player shows; null outside listening. */
export function selectAudio({ definition, state, windowSecondsLeft }: ExamSnapshot): AudioView | null {
  if (state.phase !== 'listening') return null
  const { clip } = state
  switch (clip.stage) {
    case 'playing':
      return { kind: 'playing', play: state.plays + 1, maxPlays: definition.maxPlays }
    case 'answering':
      return windowSecondsLeft === null || windowSecondsLeft <= 0
        ? { kind: 'completed' }
        : { kind: 'window', secondsRemaining: windowSecondsLeft }
    case 'blocked':
      return { kind: 'blocked', secondsRemaining: windowSecondsLeft }
    case 'failed':
      return { kind: 'failed', failure: clip.failure, secondsRemaining: windowSecondsLeft ?? 0 }
    case 'silent':
    case 'waiting':
    case 'loading':
      return { kind: 'loading' }
  }
}

/** How many seconds of the running play were heard. */
export function selectClipPosition({ state: { clip } }: ExamSnapshot): number {
  return clip.stage === 'playing' || clip.stage === 'loading' ? clip.position : 0
}
