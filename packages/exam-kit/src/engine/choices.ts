import type { ExamDefinition, Question } from './exam/definition'
import { optionOfAnswer } from './exam/options'
import { parseCount } from './storage/parse'
import type { ExamState } from './state'

/** A chosen option and its time, epoch ms; 0 if unknown. */
export interface Choice {
  readonly optionId: string
  readonly at: number
}

/**
 * Serializes the choices: JSON, question id → option id and time of choice. In the order of the exam, so that two tabs with the same
 * choices do not overwrite each other's texts for ever.
 */
export function choiceRecord({ questions }: ExamDefinition, { choices, answeredAt }: ExamState): string {
  const records = questions.flatMap(({ id }) =>
    choices[id] === undefined ? [] : [[id, [choices[id], answeredAt[id] ?? 0]]],
  )
  return JSON.stringify(Object.fromEntries(records))
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
