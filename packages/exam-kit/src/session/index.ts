export { createExamSession, type ExamSessionOptions } from './examSession'
export { createOutbox, type Outbox, type OutboxOptions } from './outbox'
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
