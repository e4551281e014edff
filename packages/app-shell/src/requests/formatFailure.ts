import type { TextFor } from '@naru/ui/language'
import { toFailure } from '../errors'

/** What an area says about an error for which the server sent no message. */
export type FailureText = TextFor<'offline' | 'failed'>

/** Formats the error of a call: the server's message, if any. @param error what the call threw */
export function formatFailure(text: FailureText, error: unknown): string {
  const { kind, message } = toFailure(error)
  return kind === 'network' ? text('offline') : (message ?? text('failed'))
}
