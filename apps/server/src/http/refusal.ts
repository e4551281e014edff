/** An error whose message the client may see. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /**
   * @param statusCode - HTTP status, 4xx (or 503).
   * @param message - a sentence for the user.
   * @param retryAfter - seconds to wait before a retry.
   */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** Response message without a session; exact text, since clients compare it. */
export const NOT_AUTHORIZED = 'Not authorized, please login again'
