import type { ExamDefinition, Question } from './definition'
import { optionKey, optionOfAnswer } from './options'
import { parseCount } from './parse'
import type { ExamState } from './state'

/** A chosen option, and when it was chosen (epoch ms; 0: nobody knows). */
export interface Choice {
  readonly optionId: string
  readonly at: number
}

/** The answers as they are stored: JSON of `userAnswers`, in the order of the exam. */
export function answerRecord({ questions }: ExamDefinition, { choices }: ExamState): string {
  return record(questions, choices, writtenAnswers, (question, optionId) => {
    const option = question.options.find(({ id }) => id === optionId)
    return option && optionKey(option)
  })
}

/** The choices as they are stored, in the order of the exam: JSON, question id → option id and time of choice. */
export function choiceRecord({ questions }: ExamDefinition, { choices, answeredAt }: ExamState): string {
  return record(questions, choices, writtenChoices, ({ id }, optionId) => [optionId, answeredAt[id] ?? 0], answeredAt)
}

/** What was written of a question. */
interface Entry {
  readonly optionId: string
  readonly at: number | undefined
  readonly text: string
}

/** What was written last of an exam: the pieces, and of which choices they were put together. */
interface Written {
  readonly entries: (Entry | undefined)[]
  choices?: Readonly<Record<string, string>>
  times?: Readonly<Record<string, number>> | undefined
  text: string
}

type WrittenOf = WeakMap<readonly Question[], Written>

const writtenAnswers: WrittenOf = new WeakMap()
const writtenChoices: WrittenOf = new WeakMap()

/** One answer changes, and a thousand are written: so the pieces of the others are kept, and the whole until an answer changes. */
function record(
  questions: readonly Question[],
  choices: Readonly<Record<string, string>>,
  cache: WrittenOf,
  valueOf: (question: Question, optionId: string) => unknown,
  times?: Readonly<Record<string, number>>,
): string {
  const written: Written = cache.get(questions) ?? { entries: [], text: '' }
  cache.set(questions, written)
  if (written.choices === choices && written.times === times) return written.text
  const { entries } = written
  let text = ''
  for (const [index, question] of questions.entries()) {
    const optionId = choices[question.id]
    if (optionId === undefined) continue
    const at = times?.[question.id]
    let entry = entries[index]
    if (entry?.optionId !== optionId || entry.at !== at) {
      const value = valueOf(question, optionId)
      entry = {
        optionId,
        at,
        text: value === undefined ? '' : `${JSON.stringify(question.id)}:${JSON.stringify(value)}`,
      }
      entries[index] = entry
    }
    if (entry.text !== '') text += text === '' ? entry.text : `,${entry.text}`
  }
  Object.assign(written, { choices, times, text: `{${text}}` })
  return written.text
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
