import type { AnswerOption, ExamDefinition, Question } from './definition'
import { optionKey, optionOfAnswer } from './options'
import { parseCount } from './parse'
import type { ExamState } from './state'

/** A chosen option, and when it was chosen (epoch ms; 0: nobody knows). */
export interface Choice {
  readonly optionId: string
  readonly at: number
}

/** The answers as they are stored: JSON of `userAnswers`, in the order of the exam. */
export function answerRecord(definition: ExamDefinition, { choices }: ExamState): string {
  const entries = definition.questions.flatMap((question) => {
    const option = question.options.find(({ id }) => id === choices[question.id])
    return option ? answerEntry(question, option) : []
  })
  return `{${entries.join(',')}}`
}

/** The choices as they are stored, in the order of the exam: JSON, question id → option id and time of choice. */
export function choiceRecord(definition: ExamDefinition, { choices, answeredAt }: ExamState): string {
  const entries = definition.questions.flatMap((question) => {
    const optionId = choices[question.id]
    return optionId === undefined ? [] : choiceEntry(question, { optionId, at: answeredAt[question.id] ?? 0 })
  })
  return `{${entries.join(',')}}`
}

/** One answer changes, and a thousand are written: so what was made of the others is kept. */
const answerEntries = new WeakMap<AnswerOption, string>()
const choiceEntries = new WeakMap<Question, Choice & { readonly text: string }>()

function answerEntry(question: Question, option: AnswerOption): string {
  const known = answerEntries.get(option)
  if (known !== undefined) return known
  const text = `${JSON.stringify(question.id)}:${JSON.stringify(optionKey(option))}`
  answerEntries.set(option, text)
  return text
}

function choiceEntry(question: Question, { optionId, at }: Choice): string {
  const known = choiceEntries.get(question)
  if (known && known.optionId === optionId && known.at === at) return known.text
  const text = `${JSON.stringify(question.id)}:${JSON.stringify([optionId, at])}`
  choiceEntries.set(question, { optionId, at, text })
  return text
}

/** The time of a new choice: later than that of every choice before, even within one millisecond. */
export function nextStamp({ clock, answeredAt }: ExamState): number {
  return Object.values(answeredAt).reduce((stamp, at) => Math.max(stamp, at + 1), clock.latest)
}

/**
 * The choice that the stored values of one question tell. The saved answer decides; the record tells equal texts apart, or stands in
 * for a lost answer. An answer that the record does not know yet was written just after it: a page that dies between two writes leaves
 * them so.
 */
export function storedChoice(question: Question, answer: unknown, recorded: unknown): Choice | undefined {
  const record = parseChoice(recorded)
  const byId = question.options.find((option) => option.id === record?.optionId)
  if (record && byId && (typeof answer !== 'string' || optionKey(byId) === answer)) return record
  const named = typeof answer === 'string' ? optionOfAnswer(question, answer) : undefined
  if (named) return { optionId: named.id, at: (record?.at ?? -1) + 1 }
  return record && byId && record
}

function parseChoice(value: unknown): Choice | undefined {
  if (typeof value === 'string') return { optionId: value, at: 0 }
  if (!Array.isArray(value)) return undefined
  const [optionId, at]: unknown[] = value
  return typeof optionId === 'string' ? { optionId, at: parseCount(String(at)) ?? 0 } : undefined
}
