import { scoreAnswers, type Question, type Score } from '@naru/exam-kit/engine'
import type { Schemas } from '@naru/api/types'
import type { Paper, PaperAnswers } from '../exams/paper'
import { mediaPath } from '../media/paths'

/** How far a learner's clock may be ahead of ours, in milliseconds. */
const CLOCK_SKEW = 2 * 60_000

/** Nobody is faster than this: a second for a reading question, and the answer window for a listening one; in seconds. */
const FASTEST = { reading: 1, listening: 5 } as const

const withPath = (name: string | undefined) => (name === undefined ? {} : { photo: mediaPath(name) })

/** The questions as the engine's scorer takes them. Photos are compared by the path that the learner was given. */
const questionsOf = (paper: Paper): Question[] =>
  paper.questions.map((question) => ({
    id: question.id,
    sourceId: question.id,
    number: question.number,
    type: question.type,
    options: question.options.map(({ id, text, photo, isCorrect }) => ({
      id,
      ...(text === undefined ? {} : { text }),
      ...withPath(photo),
      isCorrect,
    })),
  }))

/** Marks answers against a paper's own keys. */
export const grade = (paper: Paper, answers: PaperAnswers): Score => scoreAnswers(questionsOf(paper), answers)

/** Graded questions with what a learner may read afterwards: explanation and transcript. */
export const review = (paper: Paper, score: Score): Schemas['GradedQuestion'][] => {
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  return score.questions.map(({ questionId, userAnswer, correctAnswer, isCorrect }) => {
    const { explanation, transcript } = byId.get(questionId) ?? {}
    return {
      questionId,
      userAnswer,
      correctAnswer,
      isCorrect,
      ...(explanation === undefined ? {} : { explanation }),
      ...(transcript === undefined ? {} : { transcript }),
    }
  })
}

/** Answers by question id; undefined if a question is answered twice. */
export const answersById = (
  submitted: readonly { questionId: string; userAnswer: string }[],
): PaperAnswers | undefined => {
  const answers = new Map(submitted.map(({ questionId, userAnswer }) => [questionId, userAnswer]))
  return answers.size === submitted.length ? Object.fromEntries(answers) : undefined
}

/** Whether all answers are to questions of this paper. */
export const belongTo = (paper: Paper, answers: PaperAnswers): boolean => {
  const known = new Set(paper.questions.map(({ id }) => id))
  return Object.keys(answers).every((id) => known.has(id))
}

/** A time of a result, or undefined if it is none that can be stored (a leap second, a year before 1970). */
export const instantOf = (text: string): Date | undefined => {
  const instant = new Date(text)
  return instant.getTime() >= 0 ? instant : undefined
}

/** How long an attempt took. */
export interface Timing {
  /** Whole seconds, from 0 to the exam's limit. */
  timeTaken: number
  /** False for times that cannot be: such an attempt is stored but does not count on the board. */
  isTimePlausible: boolean
}

/** Works out the time taken from the client's two times, the exam's limit and our own clock. */
export const timingOf = (
  paper: Paper,
  times: { startTime: Date; finishTime: Date; now: Date },
  limitSeconds: number,
): Timing => {
  const raw = (times.finishTime.getTime() - times.startTime.getTime()) / 1000
  const fastest = paper.questions.reduce((sum, { type }) => sum + FASTEST[type], 0)
  const latest = times.now.getTime() + CLOCK_SKEW
  return {
    timeTaken: Math.round(Math.min(Math.max(raw, 0), limitSeconds)),
    isTimePlausible:
      raw >= Math.min(fastest, limitSeconds) &&
      times.startTime.getTime() <= latest &&
      times.finishTime.getTime() <= latest,
  }
}

/** One line of the board before it has a rank. */
export interface Standing {
  totalScore: number
  timeTaken: number
}

/** Gives ranks to lines that are already in order; equal score and time share one (1, 1, 3). */
export const withRanks = <Line extends Standing>(lines: readonly Line[]): (Line & { rank: number })[] => {
  let rank = 0
  let previous: Line | undefined
  return lines.map((line, index) => {
    if (previous?.totalScore !== line.totalScore || previous.timeTaken !== line.timeTaken) rank = index + 1
    previous = line
    return { ...line, rank }
  })
}
