import type { ExamDefinition, Question } from './definition'
import { optionKey, optionOfAnswer } from './options'
import { parseCount } from './parse'
import type { ExamState } from './state'

/** A chosen option and its time, epoch ms; 0 if unknown. */
export interface Choice {
  readonly optionId: string
  readonly at: number
}

/** Serializes the answers: JSON of `userAnswers`, in the order of the exam. */
export function answerRecord({ questions }: ExamDefinition, { choices }: ExamState): string {
  return serialize(questions, choices, answerCache, (question, optionId) => {
    const option = question.options.find(({ id }) => id === optionId)
    return option && optionKey(option)
  })
}

/** Serializes the choices in the order of the exam: JSON, question id → option id and time of choice. */
export function choiceRecord({ questions }: ExamDefinition, { choices, answeredAt }: ExamState): string {
  return serialize(questions, choices, choiceCache, ({ id }, optionId) => [optionId, answeredAt[id] ?? 0], answeredAt)
}

/** The serialized entry of one question. */
interface Entry {
  readonly optionId: string
  readonly at: number | undefined
  readonly text: string
}

/** The last serialization of an exam, with its input. */
interface Serialized {
  readonly entries: (Entry | undefined)[]
  choices?: Readonly<Record<string, string>>
  times?: Readonly<Record<string, number>> | undefined
  text: string
}

type Cache = WeakMap<readonly Question[], Serialized>

const answerCache: Cache = new WeakMap()
const choiceCache: Cache = new WeakMap()

/** Serializes changed entries only and caches the text: one answer of a thousand changes at a time. */
function serialize(
  questions: readonly Question[],
  choices: Readonly<Record<string, string>>,
  cache: Cache,
  valueOf: (question: Question, optionId: string) => unknown,
  times?: Readonly<Record<string, number>>,
): string {
  const serialized: Serialized = cache.get(questions) ?? { entries: [], text: '' }
  cache.set(questions, serialized)
  if (serialized.choices === choices && serialized.times === times) return serialized.text
  const { entries } = serialized
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
  Object.assign(serialized, { choices, times, text: `{${text}}` })
  return serialized.text
}

/** @returns the time of a new choice: later than every earlier choice, even within one millisecond */
export function nextStamp({ clock, answeredAt }: ExamState): number {
  return Object.values(answeredAt).reduce((stamp, at) => Math.max(stamp, at + 1), clock.latest)
}

/**
 * Restores the choice of one question. A choice record wins over a different stored answer: it is written first, so it is newer if the page
 * crashed between the two writes.
 */
export function storedChoice(question: Question, answer: unknown, recorded: unknown): Choice | undefined {
  const record = parseChoice(recorded)
  if (question.options.some(({ id }) => id === record?.optionId)) return record
  const named = typeof answer === 'string' ? optionOfAnswer(question, answer) : undefined
  return named && { optionId: named.id, at: (record?.at ?? -1) + 1 }
}

function parseChoice(value: unknown): Choice | undefined {
  if (!Array.isArray(value)) return undefined
  const [optionId, at]: unknown[] = value
  return typeof optionId === 'string' ? { optionId, at: parseCount(String(at)) ?? 0 } : undefined
}
