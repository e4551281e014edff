import type { Schemas } from '@naru/api/types'

/** An error whose message the client may see. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /**
   * @param statusCode - HTTP status, 4xx (or 503).
   * @param message - a sentence for the user.
   * @param retryAfter - seconds to wait before a retry.
   * @param logged - level and further fields of its log line. Default: `info` and none.
   * @param code - the reason, for clients that respond to it.
   */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfter?: number,
    readonly logged: { level?: 'warn'; fields?: Readonly<Record<string, string>> } = {},
    readonly code?: Schemas['ErrorBody']['code'],
  ) {
    super(message)
  }
}

/** Response message without a session; exact text, since clients compare it. */
export const NOT_AUTHORIZED = 'Not authorized, please login again'
