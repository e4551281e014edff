import type { ExamDefinition } from './definition'

/** The names under which an exam is kept in the browser. All begin with `exam-{examId}-`. */
export interface ProgressKeys {
  /** Position in the whole exam, from 0. */
  readonly currentQuestionIndex: string
  /** JSON: question id → chosen option's text or photo. */
  readonly userAnswers: string
  /** 'true' once finished. */
  readonly isFinished: string
  readonly phase: string
  /** When the reading section began, epoch ms. */
  readonly readingStartTime: string
  /** When the listening section began, epoch ms. */
  readonly listeningStartTime: string
  /** When the exam was begun, epoch ms. */
  readonly startTime: string
  /** How often a question's clip was heard to its end. */
  readonly playCount: (questionId: string) => string
  /** Ours. JSON: question id → chosen option's id and when it was chosen (epoch ms); tells equal texts apart, and new from old. */
  readonly choices: string
  /** Ours. JSON: ids of the flagged reading questions. */
  readonly flags: string
  /** Ours. JSON: question id and second at which a running clip goes on after a reload. */
  readonly audioPosition: string
  /** Ours. JSON: question id, end of the time to answer (epoch ms), and why it is open if not by the last play. */
  readonly answerDeadline: string
  /** Ours. The latest time seen, epoch ms: a clock that was set back gives no time. */
  readonly latestTime: string
  /** Ours. The user to whom all this belongs. */
  readonly owner: string
  /** Ours. JSON: the finished result, so that the review survives a reload. */
  readonly result: string
  /** Ours. JSON: progress that was set aside, newest last: never shown, never deleted by the room. */
  readonly backup: string
  /** Ours. JSON: what the server has of this attempt: its revision and how new its answers are. */
  readonly synced: string
}

/** The storage keys of one exam. */
export function progressKeys(examId: string): ProgressKeys {
  const key = (name: string) => `exam-${examId}-${name}`
  return {
    currentQuestionIndex: key('currentQuestionIndex'),
    userAnswers: key('userAnswers'),
    isFinished: key('isFinished'),
    phase: key('phase'),
    readingStartTime: key('reading-startTime'),
    listeningStartTime: key('listening-startTime'),
    startTime: key('startTime'),
    playCount: (questionId) => key(`${questionId}-playCount`),
    choices: key('choices'),
    flags: key('flags'),
    audioPosition: key('audioPosition'),
    answerDeadline: key('answerDeadline'),
    latestTime: key('latestTime'),
    owner: key('owner'),
    result: key('result'),
    backup: key('backup'),
    synced: key('synced'),
  }
}

/** The play-count keys of all listening questions. */
export function playCountKeys(definition: ExamDefinition): string[] {
  const keys = progressKeys(definition.id)
  return definition.questions
    .filter((question) => question.type === 'listening')
    .map((question) => keys.playCount(question.id))
}

/** The keys of the saved progress: all but the finished flag, the owner, the result and the backup. */
export function savedProgressKeys(definition: ExamDefinition): string[] {
  const keys = progressKeys(definition.id)
  return [
    keys.currentQuestionIndex,
    keys.userAnswers,
    keys.phase,
    keys.readingStartTime,
    keys.listeningStartTime,
    keys.startTime,
    keys.choices,
    keys.flags,
    keys.audioPosition,
    keys.answerDeadline,
    keys.latestTime,
    keys.synced,
    ...playCountKeys(definition),
  ]
}
