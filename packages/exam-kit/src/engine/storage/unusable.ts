import type { ExamDefinition, Question } from '../exam/definition'
import { playCountKeys, progressKeys } from './keys'
import { optionKey } from '../exam/options'
import { parseCount, parseJson, parseTime, isRecord } from './parse'

type Test = (text: string) => boolean

/**
 * @returns the keys whose stored text is invalid, wholly or in part: corrupt, of another version of the exam, or foreign. `restoreState` uses
 * their valid parts; overwriting them loses the rest.
 * @param read returns the stored text of a key, or null
 */
export function unusableKeys(definition: ExamDefinition, read: (key: string) => string | null): string[] {
  return [...tests(definition)].flatMap(([key, isGood]) => {
    const text = read(key)
    return text === null || isGood(text) ? [] : key
  })
}

function tests(definition: ExamDefinition): Map<string, Test> {
  const keys = progressKeys(definition.id)
  const isTime: Test = (text) => parseTime(text) !== null
  const isCount: Test = (text) => parseCount(text) !== null
  return new Map<string, Test>([
    [keys.isFinished, (text) => text === 'true'],
    [keys.phase, (text) => definition.sections.some(({ id }) => id === text)],
    [keys.currentQuestionIndex, (text) => definition.questions[parseCount(text) ?? -1] !== undefined],
    [keys.userAnswers, isMap(definition, (question, value) => question.options.some((o) => optionKey(o) === value))],
    [keys.choices, isMap(definition, (question, value) => question.options.some((o) => o.id === optionIdOf(value)))],
    [keys.flags, (text) => isListOfIds(definition, parseJson(text))],
    ...definition.sections.map(({ id }) => [keys.sectionStartTime(id), isTime] as const),
    [keys.startTime, isTime],
    [keys.latestTime, isTime],
    [keys.audioPosition, (text) => isRecord(parseJson(text))],
    [keys.answerDeadline, (text) => isRecord(parseJson(text))],
    [keys.lastSync, (text) => isRecord(parseJson(text))],
    [keys.fairPlay, (text) => isRecord(parseJson(text))],
    ...playCountKeys(definition).map((key) => [key, isCount] as const),
  ])
}

function isMap(definition: ExamDefinition, isGood: (question: Question, value: unknown) => boolean): Test {
  return (text) => {
    const value = parseJson(text)
    if (!isRecord(value)) return false
    const questions = new Map(definition.questions.map((question) => [question.id, question]))
    return Object.entries(value).every(([id, item]) => {
      const question = questions.get(id)
      return question !== undefined && isGood(question, item)
    })
  }
}

function isListOfIds({ questions }: ExamDefinition, value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => questions.some((question) => question.id === id))
}

function optionIdOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
