export { createExamSession, type ExamSessionOptions } from './examSession'
export {
  createDelivery,
  isPermanentFailure,
  largeBodyTimeoutMs,
  type Delivery,
  type DeliveryOptions,
  type Hold,
  type RequestFailure,
} from './delivery'
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
export type { ProgressAddress } from './progress/ownership'
export {
  clearProgress,
  examLockName,
  resumableAttempt,
  resumableOnServer,
  saveExpiredAttempt,
  startOver,
  type ClearingAddress,
  type ResumableAttempt,
  type StartOverAddress,
} from './progress/progress'
export { recoverProgress, type Recovery, type RecoveryOptions } from './progress/recovery'
export { resultFile, type ResultFile } from './results/resultFile'
export {
  examNotices,
  saveStates,
  type Access,
  type ExamCommand,
  type ExamDialog,
  type ExamMode,
  type ExamNotice,
  type ExamSession,
  type ExamSnapshot,
  type CommandRejection,
  type ResultStatus,
  type SaveState,
} from './snapshot'
