import { normaliseAnswer } from '@naru/exam-kit/internal/engine'
import { memoizeByKey } from '../../platform/memoize-by-key'
import type { StoredPaper, ExamAnswers } from '@naru/exam-kit/content'
import { optionNames } from '../exams/rules'

export interface CountRow {
  examId: string
  version: number
  keyVersion: number
  /** Empty: the attempts themselves. */
  questionId: string
  /** Empty: blank, or no option of the question. */
  option: string
  total: number
  n: number
}

/** An attempt to count, with its exam's content by the keys of its marks. */
export interface CountedAttempt extends Pick<CountRow, 'examId' | 'version' | 'keyVersion'> {
  answers: ExamAnswers
  content: StoredPaper
}

/** The options of each question by their names, as the scorer compares them. Built once per exam. */
const optionsByName = memoizeByKey((exam: StoredPaper) =>
  exam.questions.map((question) => ({
    id: question.id,
    options: new Map(optionNames(question).map((name, index) => [normaliseAnswer(name), question.options[index]])),
  })),
)

/** The chosen option of each question, and the number of right answers. */
export const chosenOptions = (
  exam: StoredPaper,
  answers: ExamAnswers,
): { chosen: { questionId: string; option: string }[]; total: number } => {
  let total = 0
  const chosen = optionsByName(exam).map(({ id, options }) => {
    const name = normaliseAnswer(answers[id] ?? '')
    const option = name === '' ? undefined : options.get(name)
    if (option?.correct === true) total += 1
    return { questionId: id, option: option?.id ?? '' }
  })
  return { chosen, total }
}

/** Counts attempts: one row of the table for each combination that occurs. */
export const countAttempts = (attempts: Iterable<CountedAttempt>): CountRow[] => {
  const rows = new Map<string, CountRow>()
  for (const { examId, version, keyVersion, answers, content } of attempts) {
    const { chosen, total } = chosenOptions(content, answers)
    for (const { questionId, option } of [{ questionId: '', option: '' }, ...chosen]) {
      const key = JSON.stringify([examId, version, keyVersion, questionId, option, total])
      const row = rows.get(key)
      if (row === undefined) rows.set(key, { examId, version, keyVersion, questionId, option, total, n: 1 })
      else row.n += 1
    }
  }
  return [...rows.values()]
}
