import type { PracticeOutcome, Question } from '@naru/api'
import { isRightAnswer } from '@naru/exam-kit/internal/WordCard'
import { judged, type JudgedQuestion } from './questions'
import type { RunItem } from './runItems'
import type { GivenAnswer } from './runQueue'

/**
 * Judges an answer to a question. The server judges the first one; a repeat is judged by what is known of it.
 *
 * @param outcome the server's, of the first answer; undefined until it responds
 */
export function judgedAnswer(
  question: Question,
  [first, ...repeats]: readonly GivenAnswer[],
  outcome: PracticeOutcome | undefined,
): JudgedQuestion {
  if (first === undefined) return { question, isRight: undefined, isCorrected: false }
  const atFirst = judged(question, first.answer, outcome)
  const last = repeats.at(-1)
  return last === undefined ? atFirst : judged(atFirst.question, last.answer, undefined)
}

/** @returns whether each answer to an item is right; undefined: not known yet */
export const verdictsOf = (
  item: RunItem,
  given: readonly GivenAnswer[],
  outcome: PracticeOutcome | undefined,
): (boolean | undefined)[] =>
  given.map(({ answer, mode }, ask) =>
    item.kind === 'word'
      ? mode && isRightAnswer(item.card.word, mode, answer)
      : judgedAnswer(item.question, given.slice(0, ask + 1), outcome).isRight,
  )
