import type { Message } from './messages'

/** An error whose message the client may see. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** Its message with code and number, as the client receives it. */
  readonly said: Message

  /**
   * @param statusCode - HTTP status, 4xx (or 503).
   * @param said - a message by `say`; a sentence without a code for what no page of ours causes or shows.
   * @param retryAfter - seconds to wait before a retry.
   * @param logged - level and further fields of its log line. Default: `info` and none.
   */
  constructor(
    readonly statusCode: number,
    said: Message | string,
    readonly retryAfter?: number,
    readonly logged: { level?: 'warn'; fields?: Readonly<Record<string, string>> } = {},
  ) {
    const message = typeof said === 'string' ? { message: said } : said
    super(message.message)
    this.said = message
  }
}
