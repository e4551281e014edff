import type { ExamDefinition } from '../exam/definition'
import { clipQuestions } from '../selectors'

/** The storage keys of one exam. All start with `exam-{examId}-`. */
export interface ProgressKeys {
  /** Position in the whole exam, from 0. */
  readonly currentQuestionIndex: string
  /** JSON: question id → text or photo of the chosen option. */
  readonly userAnswers: string
  /** 'true' after the finish. */
  readonly isFinished: string
  readonly phase: string
  /** Start of a section, epoch ms. */
  readonly sectionStartTime: (sectionId: string) => string
  /** Start of the attempt, epoch ms. */
  readonly startTime: string
  /** Number of complete plays of a question's clip; a group's clip is counted under the first question of the group. */
  readonly playCount: (questionId: string) => string
  /** JSON: question id → id of the chosen option and time of choice (epoch ms). Distinguishes equal texts, and new answers from old. */
  readonly choices: string
  /** JSON: ids of the flagged questions. */
  readonly flags: string
  /** JSON: question id and position in seconds at which a clip continues after a reload. */
  readonly audioPosition: string
  /** JSON: question id, end of the answer window (epoch ms), and its reason unless that is the last play. */
  readonly answerDeadline: string
  /** Latest time seen, epoch ms: a clock that was set back gives no extra time. */
  readonly latestTime: string
  /** Id of the user who owns the progress. */
  readonly owner: string
  /** JSON: the finished result, so that the review survives a reload. */
  readonly result: string
  /** JSON: parked progress, newest last; never shown. */
  readonly parked: string
  /** JSON: the last sync with the server: revision and time of the latest answer. */
  readonly lastSync: string
  /** JSON: the fair-play record of the running attempt. */
  readonly fairPlay: string
}

export function progressKeys(examId: string): ProgressKeys {
  const key = (name: string) => `exam-${examId}-${name}`
  return {
    currentQuestionIndex: key('currentQuestionIndex'),
    userAnswers: key('userAnswers'),
    isFinished: key('isFinished'),
    phase: key('phase'),
    sectionStartTime: (sectionId) => key(`${sectionId}-startTime`),
    startTime: key('startTime'),
    playCount: (questionId) => key(`${questionId}-playCount`),
    choices: key('choices'),
    flags: key('flags'),
    audioPosition: key('audioPosition'),
    answerDeadline: key('answerDeadline'),
    latestTime: key('latestTime'),
    owner: key('owner'),
    result: key('result'),
    parked: key('backup'),
    lastSync: key('synced'),
    fairPlay: key('fairPlay'),
  }
}

/** @returns the play-count keys of all questions that may have a clip */
export function playCountKeys(definition: ExamDefinition): string[] {
  const keys = progressKeys(definition.id)
  return clipQuestions(definition).map((question) => keys.playCount(question.id))
}

/** @returns the keys of the saved progress: all but the finished flag, the owner, the result and the parked progress */
export function savedProgressKeys(definition: ExamDefinition): string[] {
  const keys = progressKeys(definition.id)
  return [
    keys.currentQuestionIndex,
    keys.userAnswers,
    keys.phase,
    ...definition.sections.map(({ id }) => keys.sectionStartTime(id)),
    keys.startTime,
    keys.choices,
    keys.flags,
    keys.audioPosition,
    keys.answerDeadline,
    keys.latestTime,
    keys.lastSync,
    keys.fairPlay,
    ...playCountKeys(definition),
  ]
}
