import type { ApiError, Expected } from './errors'
import type { AuthState, Done, Exam, ExamAccess, ResultResponse, UserData, Video } from './types'

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

/** Drops every field that is null, at any depth: older servers write null where the contract leaves a field out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (field === null ? [] : [[key, withoutNulls(field)]])),
  )
}

function objects(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The body must be an array. Entries that are no objects are dropped, fields that are null are left out. */
export function list<T>(body: T[] | undefined, mismatch: (expected: Expected) => ApiError): T[] {
  if (!Array.isArray(body)) throw mismatch('array')
  return objects(body).map((entry) => withoutNulls(entry) as T)
}

/** A list of videos, without those that have no url to play. */
export const videos: Guard<Video[]> = (body, mismatch) =>
  list(body, mismatch).filter(({ youtubeUrl }) => typeof youtubeUrl === 'string' && youtubeUrl.trim() !== '')

/** The exam must have an `_id`; missing lists (guidelines, questions, options) are read as empty. */
export const exam: Guard<Exam> = (body, mismatch) => {
  const fields = withoutNulls(body)
  if (!isObject(fields)) throw mismatch('object')
  if (typeof fields['_id'] !== 'string' || fields['_id'] === '') throw mismatch('_id')
  const guidelines = Array.isArray(fields['guidelines']) ? fields['guidelines'] : []
  return {
    ...(fields as Exam),
    guidelines: guidelines.filter((item): item is string => typeof item === 'string'),
    questions: objects(fields['questions']).map((question) => ({
      ...(question as Exam['questions'][number]),
      answers: objects(question['answers']) as Exam['questions'][number]['answers'],
    })),
  }
}

/** The body must be an object that does not say `success: false`. */
export const userData: Guard<UserData> = (body, mismatch) => {
  const fields = withoutNulls(body)
  if (!isObject(fields)) throw mismatch('object')
  if (fields['success'] === false) throw mismatch('success')
  return fields as UserData
}

/** `success` and `message` as said; without them, false and an empty message. A refusal is an answer here, not an error. */
export const done: Guard<Done> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  return {
    success: (body as Fields)['success'] === true,
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
  return { canAccessExam: (body as Fields)['canAccessExam'] === true }
}

/** For changes of which nothing is read but their failure: an empty body will do, `success: false` is a failure. */
export function acknowledged<T extends Done>(body: T | undefined, mismatch: (expected: Expected) => ApiError): T {
  const fields: Fields = isObject(body) ? body : {}
  if (fields['success'] === false) throw mismatch('success')
  const message = typeof fields['message'] === 'string' ? fields['message'] : ''
  return { ...fields, success: true, message } as T
}

/** The widget's signature and merchant id must be there. */
export function signedPayment<T extends { hash: string; merchant_id: string }>(
  body: T | undefined,
  mismatch: (expected: Expected) => ApiError,
): T {
  const fields: unknown = body
  if (body === undefined || !isObject(fields)) throw mismatch('object')
  if (fields['success'] === false) throw mismatch('success')
  if (typeof fields['hash'] !== 'string' || fields['hash'] === '') throw mismatch('hash')
  return body
}

/** The stored attempt must have its number. */
export const savedResult: Guard<ResultResponse> = (body, mismatch) => {
  if (!isObject(body)) throw mismatch('object')
  if ((body as Fields)['success'] === false) throw mismatch('success')
  const result: unknown = body.result
  if (!isObject(result) || typeof result['attempt'] !== 'number') throw mismatch('attempt')
  return { ...body, ...done(body, mismatch), success: true }
}
