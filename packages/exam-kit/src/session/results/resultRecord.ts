import { progressKeys, type GradedQuestion, type GradedResult, type ResultRequest } from '../../engine'
import { isRecord, parseJson } from '../../engine/storage/parse'
import type { SavedResponse, Store } from '../ports'

/** A finished result as it is stored on the device, so that the review survives a reload. */
export interface ResultRecord {
  readonly result: ResultRequest
  /** Question id → id of the chosen option. */
  readonly choices: Readonly<Record<string, string>>
  /** Absent until the server has saved it. */
  readonly saved?: SavedResponse
}

export function outboxKey(ownerId: string, { examId, startTime }: Pick<ResultRequest, 'examId' | 'startTime'>): string {
  return `${outboxPrefix(ownerId)}${examId}:${startTime}`
}

/** The common prefix of one user's outbox keys. */
export function outboxPrefix(ownerId: string): string {
  return `outbox:${ownerId}:`
}

export function storeUnsent(store: Store, ownerId: string, result: ResultRequest): void {
  store.set(outboxKey(ownerId, result), JSON.stringify(result))
}

/**
 * Marks the stored record of a result as saved by the server: opening the exam again then neither sends the result nor shows a success
 * message. The record of another attempt stays as it is.
 * @returns the marked record; null if there is none of this result
 */
export function markSaved(
  store: Pick<Store, 'get' | 'set'>,
  { examId, startTime }: ResultRequest,
  { attempt, graded, unrankedReason, attemptId }: SavedResponse,
): ResultRecord | null {
  const key = progressKeys(examId).result
  const record = parseResultRecord(store.get(key))
  if (record?.result.startTime !== startTime) return null
  if (record.saved) return record
  const text = JSON.stringify({ ...record, saved: { attempt, graded, unrankedReason, attemptId } })
  store.set(key, text)
  return parseResultRecord(text)
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

/** Explanations and help are as the server gave them. */
function isGraded(value: unknown): value is GradedResult {
  return isRecord(value) && areAnswers(value['questions'])
}

function areAnswers(value: unknown): value is GradedQuestion[] {
  return Array.isArray(value) && value.every(isAnswer)
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    ['questionId', 'userAnswer', 'correctAnswer'].every((name) => typeof value[name] === 'string') &&
    typeof value['isCorrect'] === 'boolean'
  )
}
