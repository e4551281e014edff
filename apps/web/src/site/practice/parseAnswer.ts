import type { PracticeAnswer } from '@naru/api'

const texts = ['id', 'item', 'answer', 'answeredAt'] as const

const isAnswer = (value: unknown): value is PracticeAnswer =>
  typeof value === 'object' &&
  value !== null &&
  texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['question', 'bank', 'word'].includes(Reflect.get(value, 'kind'))

/** @returns a stored answer; null if the text is none */
export function parseAnswer(text: string | null): PracticeAnswer | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isAnswer(value) ? value : null
  } catch {
    return null
  }
}
