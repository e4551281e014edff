export { createExamSession, type ExamSessionOptions } from './examSession'
export type {
  AudioPort,
  AudioReport,
  Clock,
  ClockSignal,
  PlayOutcome,
  ResultSender,
  SendOutcome,
  SessionPorts,
  Store,
} from './ports'
export { clearProgress, hasResumableAttempt, type ProgressAddress } from './progress'
export type { ExamCommand, ExamDialog, ExamSession, ExamSnapshot, ResultStatus } from './snapshot'
