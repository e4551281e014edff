import type { ApiError, Expected } from './errors'
import type {
  AttemptReview,
  AuthState,
  Done,
  Exam,
  ExamAccess,
  ExamProgress,
  PaymentOrder,
  PaymentStartResponse,
  ProgressSaved,
  PurchaseResponse,
  ResultResponse,
  UserData,
  Video,
} from './types'

/**
 * Checks a success body, of which nothing is known but that it is JSON (undefined: there was none).
 * @param body the body, typed as the contract promises it
 * @param mismatch makes the error to throw
 */
export type Guard<T> = (body: T | undefined, mismatch: (expected: Expected) => ApiError) => T

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for `true` alone, not for 1 or 'true'. */
const isTrue = (value: unknown): boolean => value === true

/** Whether an object says that what was asked for was not done. */
function isRefusal(value: object): boolean {
  return 'success' in value && value.success === false
}

/** Leaves out every field that is null, at any depth: older servers write null where the contract leaves a field out. */
function withoutNulls<T>(body: T): T {
  if (body === undefined) return body
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => (value === null ? undefined : value))
}

/** The objects of what should be a list of them. */
function objects<T extends object>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value.filter((entry) => isObject(entry)) : []
}

/** The body must be an array. Entries that are no objects are dropped, fields that are null are left out. */
export function list<T extends object>(body: T[] | undefined, mismatch: (expected: Expected) => ApiError): T[] {
  if (!Array.isArray(body)) throw mismatch('array')
  return objects(withoutNulls(body))
}

/** The body must be an object that does not say `success: false`; nothing in it is changed. */
export function fact<T extends object>(body: T | undefined, mismatch: (expected: Expected) => ApiError): T {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  return body
}

/** A page of a long list. */
export interface PageOf<Entry> {
  entries: Entry[]
  /** Which one, from 1. */
  page: number
  /** How many entries fit on one. */
  pageSize: number
  /** Entries of all pages. */
  total: number
}

/** The body must be an object with a list of entries. */
export function pageOf<Entry extends object>(
  body: PageOf<Entry> | undefined,
  mismatch: (expected: Expected) => ApiError,
): PageOf<Entry> {
  const page = fact(body, mismatch)
  if (!Array.isArray(page.entries)) throw mismatch('array')
  return { ...page, entries: objects(page.entries) }
}

/** A list of videos, without those that have no url to play. */
export const videos: Guard<Video[]> = (body, mismatch) =>
  list(body, mismatch).filter(({ youtubeUrl }) => typeof youtubeUrl === 'string' && youtubeUrl.trim() !== '')

/** The exam must have an `_id`; missing lists (guidelines, questions, options) are read as empty. */
export const exam: Guard<Exam> = (body, mismatch) => {
  const paper = withoutNulls(body)
  if (paper === undefined || !isObject(paper)) throw mismatch('object')
  if (typeof paper._id !== 'string' || paper._id === '') throw mismatch('_id')
  const guidelines = Array.isArray(paper.guidelines) ? paper.guidelines : []
  return {
    ...paper,
    guidelines: guidelines.filter((item) => typeof item === 'string'),
    questions: objects(paper.questions).map((question) => ({ ...question, answers: objects(question.answers) })),
  }
}

/** The body must be an object that does not say `success: false`. */
export const userData: Guard<UserData> = (body, mismatch) => {
  const data = withoutNulls(body)
  if (data === undefined || !isObject(data)) throw mismatch('object')
  if (isRefusal(data)) throw mismatch('success')
  return data
}

/** `success` and `message` as said; without them, false and an empty message. A refusal is an answer here, not an error. */
export const done: Guard<Done> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return {
    success: isTrue(body.success),
    message: typeof body.message === 'string' ? body.message : '',
  }
}

/** Who is logged in. Anything but `success: true` means nobody. */
export const authState: Guard<AuthState> = (body, mismatch) => {
  const { success, message } = done(body, mismatch)
  const user: unknown = body?.user
  if (!success || !isObject(user)) return { success, message }
  return { success, message, user: { name: typeof user['name'] === 'string' ? user['name'] : '' } }
}

/** The access flag. Anything but `true` means no access. */
export const examAccess: Guard<ExamAccess> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return { canAccessExam: isTrue(body.canAccessExam) }
}

/** For changes of which nothing is read but their failure: an empty body will do, `success: false` is a failure. */
export const acknowledged: Guard<PurchaseResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) return { success: true, message: '' }
  if (isRefusal(body)) throw mismatch('success')
  return { ...body, ...done(body, mismatch), success: true }
}

/** The widget's signature and merchant id must be there. */
export const signedPayment: Guard<PaymentStartResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.hash !== 'string' || body.hash === '') throw mismatch('hash')
  return body
}

/** The order must say how it stands. */
export const paymentOrder: Guard<PaymentOrder> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.state !== 'string') throw mismatch('state')
  return withoutNulls(body)
}

/** The stored attempt must have its number. */
export const savedResult: Guard<ResultResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  const result: unknown = body.result
  if (!isObject(result) || typeof result['attempt'] !== 'number') throw mismatch('attempt')
  return { ...body, ...done(body, mismatch), success: true }
}

/** Whether a value may be handed on as a running attempt: its start is a text, its answers are an object. */
export function isProgress(value: unknown): value is ExamProgress {
  return (
    isObject(value) &&
    typeof value['startTime'] === 'string' &&
    typeof value['revision'] === 'number' &&
    isObject(value['answers'])
  )
}

/** A running attempt, or null. Whatever cannot be used as one is read as null. */
export const savedProgress: Guard<{ progress: ExamProgress | null }> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  const progress: unknown = withoutNulls(body).progress
  return { progress: isProgress(progress) ? progress : null }
}

/** The saved attempt must have its new revision. */
export const savedRevision: Guard<ProgressSaved> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.revision !== 'number') throw mismatch('object')
  return body
}

/** The attempt and its paper must be there; the paper is mended as any other. */
export const attemptReview: Guard<AttemptReview> = (body, mismatch) => {
  if (body === undefined || !isObject(body) || !isObject(body.result)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.result.attempt !== 'number') throw mismatch('attempt')
  const review = withoutNulls(body)
  return {
    ...review,
    exam: exam(review.exam, mismatch),
    result: { ...review.result, questions: objects(review.result.questions) },
  }
}
