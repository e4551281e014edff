export type {
  AnswerOption,
  ExamDefinition,
  Playback,
  Question,
  QuestionGroup,
  Section,
  VerdictThresholds,
} from './exam/definition'
export type { CandidateAction, Effect, ExamEvent, Rejection, Transition } from './events'
export { formatClock } from './exam/format'
export { definitionOf } from './exam/documented'
export type { QuestionHelp, TextByLanguage } from './exam/help'
export { progressKeys } from './storage/keys'
export { transition } from './machine'
export { optionKey } from './exam/options'
export { buildResult, type ResultRequest } from './result/result'
export {
  buildReview,
  type GradedQuestion,
  type GradedResult,
  type Review,
  type ReviewFilter,
  type ReviewItem,
  type ReviewOption,
  type ReviewSource,
} from './result/review'
export {
  percentage,
  scoreAnswers,
  standardThresholds,
  verdict,
  type Score,
  type ScoredAnswer,
  type Verdict,
} from './result/scoring'
export {
  areOptionsOpen,
  chosenOption,
  currentQuestion,
  currentSection,
  hasKeys,
  isAnswered,
  isSectionComplete,
  navigatorCell,
  nextSection,
  unansweredIndex,
  type NavigatorCell,
} from './selectors'
export { initialState, type Clip, type EngineClock, type ExamState, type Phase } from './state'
export { sectionSecondsLeft, windowSecondsLeft } from './time'
