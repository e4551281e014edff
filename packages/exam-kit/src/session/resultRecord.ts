import type { GradedQuestion, GradedResult, QuestionHelp, ResultRequest } from '../engine'
import { isRecord, parseJson } from './json'

/** A finished result as it is stored on the device, so that the review survives a reload. */
export interface ResultRecord {
  readonly result: ResultRequest
  /** Question id → id of the chosen option. */
  readonly choices: Readonly<Record<string, string>>
  /** The server's response; absent until it has saved the result. */
  readonly saved?: {
    readonly attempt: number
    readonly graded?: GradedResult
    readonly unrankedReason?: string
    readonly attemptId?: string
  }
}

/** The server's response as it is stored with a result. */
export function savedResponse({
  attempt,
  graded,
  unrankedReason,
  attemptId,
}: NonNullable<ResultRecord['saved']>): NonNullable<ResultRecord['saved']> {
  return {
    attempt,
    ...(graded && { graded }),
    ...(unrankedReason !== undefined && { unrankedReason }),
    ...(attemptId !== undefined && { attemptId }),
  }
}

/** Parses a stored record; returns null if it is invalid. */
export function parseResultRecord(text: string | null): ResultRecord | null {
  const value = parseJson(text)
  if (!isRecord(value) || !isResult(value['result'])) return null
  const saved = parseSaved(value['saved'])
  return { result: value['result'], choices: parseTexts(value['choices']), ...(saved && { saved }) }
}

/** Parses a stored result payload; returns null if it is invalid. */
export function parseResult(text: string | null): ResultRequest | null {
  const value = parseJson(text)
  return isResult(value) ? value : null
}

function parseSaved(value: unknown): ResultRecord['saved'] {
  if (!isRecord(value) || typeof value['attempt'] !== 'number') return undefined
  const { attempt, graded, unrankedReason, attemptId } = value
  return {
    attempt,
    ...(isGraded(graded) && { graded }),
    ...(typeof unrankedReason === 'string' && { unrankedReason }),
    ...(typeof attemptId === 'string' && { attemptId }),
  }
}

function parseTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function isResult(value: unknown): value is ResultRequest {
  return (
    isRecord(value) &&
    ['examId', 'timestamp', 'startTime'].every((name) => typeof value[name] === 'string') &&
    ['totalScore', 'totalPossibleMarks', 'percentageScore'].every((name) => typeof value[name] === 'number') &&
    areAnswers(value['questions'])
  )
}

function isGraded(value: unknown): value is GradedResult {
  return (
    isRecord(value) &&
    areAnswers(value['questions']) &&
    ['totalScore', 'totalPossibleMarks', 'percentageScore'].every((name) =>
      ['undefined', 'number'].includes(typeof value[name]),
    )
  )
}

function areAnswers(value: unknown): value is GradedQuestion[] {
  return Array.isArray(value) && value.every(isAnswer)
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['questionId', 'userAnswer', 'correctAnswer'].every((name) => typeof value[name] === 'string') &&
    typeof value['isCorrect'] === 'boolean' &&
    ['explanation', 'transcript', 'audio'].every((name) => ['undefined', 'string'].includes(typeof value[name])) &&
    (value['help'] === undefined || isHelp(value['help']))
  )
}

function isHelp(value: unknown): value is QuestionHelp {
  if (!isRecord(value)) return false
  const { explanations = {}, translations = {}, unreviewed = [], vocabulary = [], options = [] } = value
  return (
    areTexts(explanations) &&
    isRecord(translations) &&
    Object.values(translations).every(areTexts) &&
    [unreviewed, vocabulary].every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    ) &&
    Array.isArray(options) &&
    options.every(isOptionHelp)
  )
}

function isOptionHelp(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { notes = {}, ...texts } = value
  return areTexts(notes) && areTexts(texts)
}

function areTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}
