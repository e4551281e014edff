/** A request that is refused for a reason that its sender may know. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  /**
   * @param statusCode - HTTP status, 4xx (or 503).
   * @param message - a sentence for the user.
   * @param retryAfter - seconds after which trying again makes sense.
   */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

/** What a visitor without a session is told, to the letter: clients compare it. */
export const NOT_AUTHORIZED = 'Not authorized, please login again'
