export { createExamSession, type ExamSessionOptions } from './examSession'
export { createOutbox, type Outbox, type OutboxOptions } from './results/outbox'
export type {
  AudioPort,
  AudioReport,
  Clock,
  ClockSignal,
  PageEvents,
  PageSignal,
  BackupStore,
  PlayOutcome,
  ProgressSync,
  PushOutcome,
  ResultSender,
  SendOutcome,
  ServerProgress,
  SessionPorts,
  Store,
  WriterLock,
} from './ports'
export { resumableAttempt, startOver, type ResumableAttempt } from './progress/progress'
export { recoverProgress, type Recovery, type RecoveryOptions } from './progress/recovery'
export type {
  Access,
  ExamCommand,
  ExamDialog,
  ExamMode,
  ExamNotice,
  ExamSession,
  ExamSnapshot,
  CommandRejection,
  ResultStatus,
  SaveState,
} from './snapshot'
