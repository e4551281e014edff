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

export type Mismatch = (expected: Expected) => ApiError

/**
 * Validates a success body. At run time it may be any JSON value, or undefined if it is empty.
 * @param body the body, typed as the contract documents it
 * @param mismatch creates the error to throw
 */
export type Guard<T> = (body: T | undefined, mismatch: Mismatch) => T

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is `true`; false for 1 and 'true'. */
const isTrue = (value: unknown): boolean => value === true

/** Removes null fields at any depth: an API of the documented calls may send null for absent fields. */
const withoutNulls = <T extends object>(body: T): T =>
  JSON.parse(JSON.stringify(body, (_, value: unknown) => value ?? undefined))

/** The objects of a list; empty for anything else. */
const objects = <T extends object>(value: T[] | undefined): T[] =>
  Array.isArray(value) ? value.filter((entry) => isObject(entry)) : []

/** Requires an array. Removes entries that are not objects, and null fields. */
export function list<T extends object>(body: T[] | undefined, mismatch: Mismatch): T[] {
  if (!Array.isArray(body)) throw mismatch('array')
  return objects(withoutNulls(body))
}

/** Requires an object without `success: false`. */
export function plainObject<T extends object>(body: T | undefined, mismatch: Mismatch): T {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  if ('success' in body && body.success === false) throw mismatch('success')
  return body
}

/** Requires an array; removes videos without a url. */
export const videos: Guard<Video[]> = (body, mismatch) =>
  list(body, mismatch).filter(({ youtubeUrl }) => typeof youtubeUrl === 'string' && youtubeUrl.trim() !== '')

/** Requires an `_id`. Missing lists (guidelines, questions, options) become empty. */
export const exam: Guard<Exam> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) throw mismatch('object')
  const found = withoutNulls(body)
  if (typeof found._id !== 'string' || found._id === '') throw mismatch('_id')
  const guidelines = Array.isArray(found.guidelines) ? found.guidelines : []
  return {
    ...found,
    guidelines: guidelines.filter((item) => typeof item === 'string'),
    questions: objects(found.questions).map((question) => ({ ...question, answers: objects(question.answers) })),
  }
}

/** Requires an object without `success: false`, and removes its null fields. */
export const userData: Guard<UserData> = (body, mismatch) => withoutNulls(plainObject(body, mismatch))

/** @returns `success` and `message`; default false and empty. `success: false` is a result here, not an error. */
export const done: Guard<Done> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return {
    success: isTrue(body['success']),
    message: typeof body['message'] === 'string' ? body['message'] : '',
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
  return { canAccessExam: isTrue(body['canAccessExam']) }
}

/** Accepts any body, an empty one too; rejects `success: false`. */
export const acknowledged: Guard<PurchaseResponse> = (body, mismatch) => {
  if (body === undefined || !isObject(body)) return { success: true, message: '' }
  return { ...plainObject(body, mismatch), ...done(body, mismatch), success: true }
}

/** Requires the widget's signature. */
export const signedPayment: Guard<PaymentStartResponse> = (body, mismatch) => {
  const payment = plainObject(body, mismatch)
  if (typeof payment.hash !== 'string' || payment.hash === '') throw mismatch('hash')
  return payment
}

/** Requires the order's state. */
export const paymentOrder: Guard<PaymentOrder> = (body, mismatch) => {
  const order = plainObject(body, mismatch)
  if (typeof order.state !== 'string') throw mismatch('state')
  return order
}

/** Requires the number of the stored attempt. */
export const savedResult: Guard<ResultResponse> = (body, mismatch) => {
  const saved = plainObject(body, mismatch)
  if (typeof saved.result?.attempt !== 'number') throw mismatch('attempt')
  return { ...saved, ...done(saved, mismatch), success: true }
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
  const { progress } = plainObject(body, mismatch)
  return { progress: isProgress(progress) ? progress : null }
}

/** Requires the new revision of the saved attempt. */
export const savedRevision: Guard<ProgressSaved> = (body, mismatch) => {
  const saved = plainObject(body, mismatch)
  if (typeof saved.revision !== 'number') throw mismatch('object')
  return saved
}

/** Requires the attempt and its exam, which is normalized as by `exam`. */
export const attemptReview: Guard<AttemptReview> = (body, mismatch) => {
  const review = plainObject(body, mismatch)
  if (typeof review.result?.attempt !== 'number') throw mismatch('attempt')
  return { ...review, exam: exam(review.exam, mismatch) }
}
