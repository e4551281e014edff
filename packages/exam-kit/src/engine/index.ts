export { announcedSoFar, nextAnnouncement, type Announced, type Announcement, type Moment } from './announcements'
export {
  createDefinition,
  type AnswerOption,
  type ExamDefinition,
  type Playback,
  type Question,
  type QuestionGroup,
  type RawExam,
  type RawQuestion,
  type RawSection,
  type Section,
  type VerdictThresholds,
} from './exam/definition'
export type { CandidateAction, Effect, ExamEvent, Rejection, Report, Transition } from './events'
export { formatClock, guidelineBullets, minutesToSeconds } from './exam/format'
export { definitionOf, questionOf } from './exam/documented'
export {
  optionHelp,
  textInLanguage,
  translationsOf,
  type OptionHelp,
  type QuestionHelp,
  type QuestionTranslation,
  type TextByLanguage,
  type TextInLanguage,
} from './exam/help'
export { progressKeys, savedProgressKeys, type ProgressKeys } from './storage/keys'
export { transition } from './machine'
export { isSameAttempt, mergeProgress } from './merge'
export { normaliseAnswer, optionKey } from './exam/options'
export { dueChanges, storedChanges, storedValues, type StoredChange, type StoredTexts } from './storage/persistence'
export {
  buildResult,
  type BuiltResult,
  type FairPlayEvent,
  type FairPlayRecord,
  type ResultRequest,
} from './result/result'
export {
  buildReview,
  filterReview,
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
  proportionalThresholds,
  scoreAnswers,
  thresholdAdvice,
  verdict,
  type Score,
  type ScoredAnswer,
  type Verdict,
} from './result/scoring'
export {
  areOptionsOpen,
  chosenOption,
  clipQuestion,
  clipQuestions,
  currentQuestion,
  currentSection,
  hasKeys,
  isAnswered,
  isSectionComplete,
  navigatorCell,
  nextSection,
  questionBlocks,
  sectionIndexes,
  unansweredIndex,
  userAnswers,
  type NavigatorCell,
  type QuestionBlock,
  type SharedContent,
} from './selectors'
export { initialState, type AudioFailure, type Clip, type EngineClock, type ExamState, type Phase } from './state'
export { restoreState } from './storage/stored'
export { unusableKeys } from './storage/unusable'
export { advanceTime, sectionSecondsLeft, windowSecondsLeft } from './time'
