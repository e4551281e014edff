/** All texts of a practice question. */
export interface PracticeQuestionText {
  check: string
  /** Answers without an option. */
  doNotKnow: string
  /** Loads a recording again. */
  retryClip: string
  /** Goes on without an answer. */
  skip: string
  next: string
  /** Replaces `next` at the last question. */
  finish: string
  right: string
  wrong: string
  /** The verdict after `doNotKnow`. */
  unknown: string
  checking: string
  /** The verdict without a key while the device is offline. */
  later: string
  /** The verdict on an answer that the server rejects. */
  refused: string
  /** The keys that work: from 1 to `last`, and Enter. */
  keys: (last: number) => string
}

/** The English wording; the default. */
export const englishPracticeQuestionText: PracticeQuestionText = {
  check: 'Check',
  doNotKnow: 'I do not know',
  retryClip: 'Try again',
  skip: 'Skip this question',
  next: 'Next',
  finish: 'Finish',
  right: 'Right',
  wrong: 'Not right',
  unknown: 'Here is the right answer',
  checking: 'Checking your answer…',
  later: 'The answer will appear when you are online.',
  refused: 'This answer could not be checked.',
  keys: (last) => `1–${last} choose, Enter goes on`,
}
