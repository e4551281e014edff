/** Something the operator must put right before the server can start. Its message is one sentence for a person. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** The text of anything that was thrown. A failed query names its values, which may be secrets; what caused it does not. */
export const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  if (thrown.message.startsWith('Failed query') && thrown.cause !== undefined) return reasonOf(thrown.cause)
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  return thrown.message || thrown.name
}

/** The system's short code of an error (`ENOENT`, `EADDRINUSE`, …), if it has one. */
export const codeOf = (thrown: unknown): string | undefined => {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return codeOf(thrown.errors[0])
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined
  return typeof thrown.code === 'string' ? thrown.code : undefined
}
