import { scoreAnswers, type Question, type Score } from '@naru/exam-kit/engine'
import { questionOf } from '@naru/exam-kit/internal/engine'
import type { Schemas } from '@naru/api/types'
import { memoizeByKey } from '../../platform/memoize-by-key'
import {
  examFor,
  groupOf,
  optionalProp,
  questionFor,
  unreviewedOf,
  type ExamAnswers,
  type StoredPaper,
  type StoredQuestion,
} from '@naru/exam-kit/content'
import type { ProgressRow } from './progress-repository'
import { graceEnd } from '../exams/rules'
import { abandonTrail } from '../exams/trail'
import { mediaPath } from '../media/paths'
import type { Attempt, NewAttempt } from './attempt'

/** How far a learner's clock may be ahead, in milliseconds. */
const CLOCK_SKEW = 2 * 60_000

/** The fastest plausible answers, in seconds: one for a reading question, and the answer window for a listening one. */
const FASTEST = { reading: 1, listening: 5 } as const

/** Marks of a right answer, as the scorer gives them. */
export const MARKS_PER_QUESTION = 5

/** The questions in the scorer's format, converted once per version. */
const questionsOf = memoizeByKey((exam: StoredPaper): Question[] =>
  examFor('review', exam, mediaPath).questions.map((question) => ({ ...questionOf(question), sourceId: question._id })),
)

const examsOfReviews = memoizeByKey<StoredPaper, Map<number, Schemas['Exam']>>(() => new Map())

/** The exam of a review, made once per version and time factor. */
export const examOfReview = (exam: StoredPaper, timeFactor: number): Schemas['Exam'] => {
  const made = examsOfReviews(exam).get(timeFactor) ?? examFor('review', exam, mediaPath, timeFactor)
  examsOfReviews(exam).set(timeFactor, made)
  return made
}

export const grade = (exam: StoredPaper, answers: ExamAnswers): Score => scoreAnswers(questionsOf(exam), answers)

/** Alternative texts of pictures by media name. */
export type PictureTexts = ReadonlyMap<string, string>

export const picturesOf = ({ groups = [], questions }: StoredPaper): string[] => [
  ...new Set(
    [...groups, ...questions, ...questions.flatMap(({ options }) => options)].flatMap(({ photo }) => photo ?? []),
  ),
]

/** The help of a graded question with what its pictures show. */
const withPictures = (
  help: Schemas['QuestionHelp'] | undefined,
  photo: string | undefined,
  { options }: StoredQuestion,
  texts: PictureTexts,
): Schemas['QuestionHelp'] | undefined => {
  const textOf = (name: string | undefined) => (name === undefined ? undefined : texts.get(name))
  const photoText = textOf(photo)
  const ofOptions = options.map((option) => textOf(option.photo))
  const hasOptions = ofOptions.some((text) => text !== undefined)
  if (photoText === undefined && !hasOptions) return help
  const helped = ofOptions.map((text, at) => ({ ...help?.options?.[at], ...optionalProp('photoText', text) }))
  return { ...help, ...(hasOptions && { options: helped }), ...optionalProp('photoText', photoText) }
}

/** What a review says about each question, by its id; made once per version. */
const explainedOf = memoizeByKey(
  (exam: StoredPaper) =>
    new Map(
      exam.questions.map((question) => {
        const { explanation, transcript, audio, help } = questionFor('practice', exam, question, mediaPath)
        const texts = {
          ...optionalProp('explanation', explanation),
          ...optionalProp('transcript', transcript),
          ...optionalProp('audio', audio),
        }
        return [question.id, { question, texts, help, photo: groupOf(exam, question)?.photo ?? question.photo }]
      }),
    ),
)

/** Graded questions with explanation, transcript and clip: the bare dialogue, if the question has one. */
export const review = (
  exam: StoredPaper,
  score: Score,
  texts: PictureTexts = new Map(),
): Schemas['GradedQuestion'][] => {
  const byId = explainedOf(exam)
  return score.questions.map(({ questionId, userAnswer, correctAnswer, isCorrect }) => {
    const graded = { questionId, userAnswer, correctAnswer, isCorrect }
    const explained = byId.get(questionId)
    if (explained === undefined) return graded
    const { question, help, photo } = explained
    return { ...graded, ...explained.texts, ...optionalProp('help', withPictures(help, photo, question, texts)) }
  })
}

/** Answers by question id; undefined if a question is answered twice. */
export const answersById = (
  submitted: readonly { questionId: string; userAnswer: string }[],
): ExamAnswers | undefined => {
  const answers = new Map(submitted.map(({ questionId, userAnswer }) => [questionId, userAnswer]))
  return answers.size === submitted.length ? Object.fromEntries(answers) : undefined
}

/** Parses a time of a result; undefined if it cannot be stored (a leap second, a year before 1970). */
export const instantOf = (text: string): Date | undefined => {
  const instant = new Date(text)
  return instant.getTime() >= 0 ? instant : undefined
}

export interface Timing {
  /** Whole seconds, from 0 to the exam's limit. */
  timeTaken: number
  /** False for impossible times: such an attempt is stored but does not count on the leaderboard. */
  isTimePlausible: boolean
}

/** The shortest plausible duration of an attempt, in seconds. */
export const fastestOf = (exam: StoredPaper): number => exam.questions.reduce((sum, { type }) => sum + FASTEST[type], 0)

/** Computes the time taken from the client's two times, the exam's limit and the server's clock. */
export const timingOf = (
  exam: StoredPaper,
  times: { startTime: Date; finishTime: Date; now: Date },
  limitSeconds: number,
): Timing => {
  const raw = (times.finishTime.getTime() - times.startTime.getTime()) / 1000
  const latest = times.now.getTime() + CLOCK_SKEW
  return {
    timeTaken: Math.round(Math.min(Math.max(raw, 0), limitSeconds)),
    isTimePlausible:
      raw >= Math.min(fastestOf(exam), limitSeconds) &&
      times.startTime.getTime() <= latest &&
      times.finishTime.getTime() <= latest,
  }
}

/**
 * How long after its grace period an automatically graded attempt may be replaced by the learner's own result, in
 * milliseconds.
 */
export const REPLACEMENT_ALLOWANCE = 24 * 60 * 60_000

/**
 * Whether an attempt is received so late that its finish time cannot be verified. `beganAt`: by the server's clock, if
 * known.
 */
export const isLateAt = (receivedAt: Date, beganAt: Date, limitSeconds: number): boolean =>
  receivedAt > graceEnd(new Date(beganAt.getTime() + limitSeconds * 1000))

const answered = (answers: ExamAnswers) => Object.values(answers).filter((answer) => answer.trim() !== '').length

/**
 * Whether a learner's result replaces the stored attempt with the same start: only once, only an automatically graded
 * one whose review was not served, only within a day, and only if no answer gets lost.
 */
export const replaces = (fresh: NewAttempt, stored: Attempt): boolean =>
  stored.isAutomatic &&
  stored.reviewedAt === null &&
  !fresh.isAutomatic &&
  fresh.examVersion === stored.examVersion &&
  answered(fresh.answers) >= answered(stored.answers) &&
  fresh.receivedAt.getTime() <= stored.receivedAt.getTime() + REPLACEMENT_ALLOWANCE

export type RankFacts = Pick<
  Attempt,
  'attempt' | 'isTimePlausible' | 'isLate' | 'isAutomatic' | 'hasEvidence' | 'reportedStart'
>

/**
 * Why an attempt is practice; undefined if it counts on the leaderboard: the learner's first, submitted by themselves, in
 * time, seen by the server while it ran, with plausible times.
 */
export const unrankedReason = ({
  attempt,
  isTimePlausible,
  isLate,
  isAutomatic,
  hasEvidence,
  reportedStart,
}: RankFacts): Schemas['UnrankedReason'] | undefined => {
  if (attempt !== 1) return 'repeated'
  if (isAutomatic) return 'automatic'
  if (isLate) return 'late'
  if (!hasEvidence) return reportedStart === null ? 'no-evidence' : 'offline-start'
  return isTimePlausible ? undefined : 'impossible-time'
}

/** `unrankedReason`, or that the learner's email address is not verified, which an entry on the leaderboard waits for. */
export const ownUnrankedReason = (facts: RankFacts, isVerified: boolean): Schemas['UnrankedReason'] | undefined =>
  unrankedReason(facts) ?? (isVerified ? undefined : 'unverified')

export const countsOnLeaderboard = (facts: RankFacts): boolean => unrankedReason(facts) === undefined

/** The attempt that a running one becomes when its time is over: its saved answers, and the whole time. */
export const automaticAttempt = (exam: StoredPaper, row: ProgressRow, present: Date): NewAttempt => {
  const { totalScore, totalPossibleMarks, percentageScore } = grade(exam, row.answers)
  const timeTaken = Math.round(row.limitSeconds * row.timeFactor)
  return {
    userId: row.userId,
    examId: row.examId,
    examVersion: row.examVersion,
    answers: row.answers,
    totalScore,
    totalPossibleMarks,
    percentageScore,
    startTime: row.startTime,
    finishTime: new Date(row.startTime.getTime() + timeTaken * 1000),
    receivedAt: present,
    timeTaken,
    isTimePlausible: true,
    isLate: false,
    isAutomatic: true,
    timeFactor: row.timeFactor,
    keyVersion: null,
    hasEvidence: true,
    reportedStart: null,
    reportedFinish: null,
    reviewedAt: null,
    fairPlay: null,
    trail: row.trail && abandonTrail(row.trail),
  }
}

/**
 * An attempt's own exam with the keys, explanations and notes of a later version. Questions that the later version
 * lacks keep their own key; options are matched by id. A language is unreviewed if it is in either version.
 */
export const withKeysOf = (own: StoredPaper, later: StoredPaper): StoredPaper => {
  const byId = new Map(later.questions.map((question) => [question.id, question]))
  return {
    ...own,
    questions: own.questions.map((question) => {
      const corrected = byId.get(question.id)
      const right = corrected?.options.find(({ correct }) => correct)
      if (corrected === undefined || right === undefined) return question
      if (!question.options.some(({ id }) => id === right.id)) return question
      const { explanation: _own, explanations: _others, ...rest } = question
      const isListed = (question.unreviewed ?? corrected.unreviewed) !== undefined
      const optionsById = new Map(corrected.options.map((option) => [option.id, option]))
      const unreviewed = [
        ...unreviewedOf(question, groupOf(own, question)),
        ...unreviewedOf(corrected, groupOf(later, corrected)),
      ]
      return {
        ...rest,
        options: question.options.map(({ id, text, photo, spoken }) => {
          // What the learner saw and heard stays.
          const { text: _text, photo: _photo, spoken: _spoken, ...other } = optionsById.get(id) ?? { id }
          const shown = {
            ...optionalProp('text', text),
            ...optionalProp('photo', photo),
            ...optionalProp('spoken', spoken),
          }
          return { ...other, ...shown }
        }),
        ...optionalProp('explanation', corrected.explanation),
        ...optionalProp('explanations', corrected.explanations),
        ...(isListed && { unreviewed: [...new Set(unreviewed)] }),
      }
    }),
  }
}
