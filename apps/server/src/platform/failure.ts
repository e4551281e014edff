import { optionalProp } from '@naru/exam-kit/content'

/** A problem that the operator must solve before the server can start. Its message is one sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/**
 * The message of any thrown value. A failed query contains its parameters, which may be secrets, so its cause is used
 * instead.
 */
export const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  if (thrown.message.startsWith('Failed query') && thrown.cause !== undefined) return reasonOf(thrown.cause)
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  return thrown.message || thrown.name
}

/**
 * Log fields of any thrown value. A code is no field named `code`, which would be redacted like a one-time code. A
 * failed query contains its parameters, which may be secrets; its cause does not.
 */
export const errorFields = (thrown: unknown): { reason: string; errorCode?: string; stack?: string } => {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  return {
    reason: reasonOf(cause),
    ...optionalProp('errorCode', codeOf(cause)),
    ...optionalProp('stack', cause instanceof Error ? cause.stack : undefined),
  }
}

/** The code of a system or database error (`ENOENT`, `EADDRINUSE`, …), if it has one. */
export const codeOf = (thrown: unknown): string | undefined => {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return codeOf(thrown.errors[0])
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? thrown.code : undefined
}
