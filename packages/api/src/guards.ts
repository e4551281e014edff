import type { ApiError, Expected } from './errors'
import { roles } from './rights'
import type {
  Registered,
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
 * Validates a success body. At run time it may be any JSON value, or undefined if it is empty.
 * @param body the body, typed as the contract documents it
 * @param mismatch creates the error to throw
 */
export type Guard<T> = (body: T | undefined, mismatch: (expected: Expected) => ApiError) => T

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is `true`; false for 1 and 'true'. */
const isTrue = (value: unknown): boolean => value === true

/** Whether an object contains `success: false`. */
function isRefusal(value: object): boolean {
  return 'success' in value && value.success === false
}

/** Removes null fields at any depth: the documented calls may send null for absent fields. */
function withoutNulls<T>(body: T): T {
  if (body === undefined) return body
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => (value === null ? undefined : value))
}

/** The objects of a list; empty for anything else. */
function objects<T extends object>(value: T[] | undefined): T[] {
  return Array.isArray(value) ? value.filter((entry) => isObject(entry)) : []
}

/** Requires an array. Removes entries that are not objects, and null fields. */
export function list<T extends object>(body: T[] | undefined, mismatch: (expected: Expected) => ApiError): T[] {
  if (!Array.isArray(body)) throw mismatch('array')
  return objects(withoutNulls(body))
}

/** Requires an object without `success: false`; returns it unchanged. */
export function plainObject<T extends object>(body: T | undefined, mismatch: (expected: Expected) => ApiError): T {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  return body
}

/** A page of a long list. */
export interface PageOf<Entry> {
  entries: Entry[]
  /** From 1. */
  page: number
  /** Entries per page. */
  pageSize: number
  /** Entries on all pages. */
  total: number
}

/** Requires an object with a list of entries. */
export function pageOf<Entry extends object>(
  body: PageOf<Entry> | undefined,
  mismatch: (expected: Expected) => ApiError,
): PageOf<Entry> {
  const page = plainObject(body, mismatch)
  if (!Array.isArray(page.entries)) throw mismatch('array')
  return { ...page, entries: objects(page.entries) }
}

/** Requires an array; removes videos without a url. */
export const videos: Guard<Video[]> = (body, mismatch) =>
  list(body, mismatch).filter(({ youtubeUrl }) => typeof youtubeUrl === 'string' && youtubeUrl.trim() !== '')

/** Requires an `_id`. Missing lists (guidelines, questions, options) become empty. */
export const exam: Guard<Exam> = (body, mismatch) => {
  const found = withoutNulls(body)
  if (found === undefined || !isObject(found)) throw mismatch('object')
  if (typeof found._id !== 'string' || found._id === '') throw mismatch('_id')
  const guidelines = Array.isArray(found.guidelines) ? found.guidelines : []
  return {
    ...found,
    guidelines: guidelines.filter((item) => typeof item === 'string'),
    questions: objects(found.questions).map((question) => ({ ...question, answers: objects(question.answers) })),
  }
}

/** Requires an object without `success: false`. */
export const userData: Guard<UserData> = (body, mismatch) => {
  const data = withoutNulls(body)
  if (data === undefined || !isObject(data)) throw mismatch('object')
  if (isRefusal(data)) throw mismatch('success')
  return data
}

/** @returns `success` and `message`; default false and empty. `success: false` is a result here, not an error. */
export const done: Guard<Done> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return {
    success: isTrue(body.success),
    message: typeof body.message === 'string' ? body.message : '',
  }
}

/** The logged-in user; nobody unless `success` is true. */
export const authState: Guard<AuthState> = (body, mismatch) => {
  const { success, message } = done(body, mismatch)
  const user: unknown = body?.user
  if (!success || !isObject(user)) return { success, message }
  const { name, role, isVerified } = user
  const known = roles.find((each) => each === role)
  return {
    success,
    message,
    user: {
      name: typeof name === 'string' ? name : '',
      ...(known === undefined ? {} : { role: known }),
      ...(typeof isVerified === 'boolean' ? { isVerified } : {}),
    },
  }
}

/** The answer of a sign-up. */
export const registered: Guard<Registered> = (body, mismatch) => ({
  ...done(body, mismatch),
  ...(body?.isCodeMailed === true ? { isCodeMailed: true } : {}),
})

/** The access flag; false unless it is `true`. */
export const examAccess: Guard<ExamAccess> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return { canAccessExam: isTrue(body.canAccessExam) }
}

/** Accepts any body, an empty one too; rejects `success: false`. */
export const acknowledged: Guard<PurchaseResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) return { success: true, message: '' }
  if (isRefusal(body)) throw mismatch('success')
  return { ...body, ...done(body, mismatch), success: true }
}

/** Requires the widget's signature. */
export const signedPayment: Guard<PaymentStartResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.hash !== 'string' || body.hash === '') throw mismatch('hash')
  return body
}

/** Requires the order's state. */
export const paymentOrder: Guard<PaymentOrder> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.state !== 'string') throw mismatch('state')
  return withoutNulls(body)
}

/** Requires the number of the stored attempt. */
export const savedResult: Guard<ResultResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  const result: unknown = body.result
  if (!isObject(result) || typeof result['attempt'] !== 'number') throw mismatch('attempt')
  return { ...body, ...done(body, mismatch), success: true }
}

/** Whether a value is a running attempt: start time, revision and answers have their types. */
export function isProgress(value: unknown): value is ExamProgress {
  return (
    isObject(value) &&
    typeof value['startTime'] === 'string' &&
    typeof value['revision'] === 'number' &&
    isObject(value['answers'])
  )
}

/** A running attempt; null for anything else. */
export const savedProgress: Guard<{ progress: ExamProgress | null }> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  const progress: unknown = withoutNulls(body).progress
  return { progress: isProgress(progress) ? progress : null }
}

/** Requires the new revision of the saved attempt. */
export const savedRevision: Guard<ProgressSaved> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if (isRefusal(body)) throw mismatch('success')
  if (typeof body.revision !== 'number') throw mismatch('object')
  return body
}

/** Requires the attempt and its exam, which is normalized as by `exam`. */
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
