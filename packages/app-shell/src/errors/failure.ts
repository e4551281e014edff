import { isApiError } from '@naru/api'

/**
 * A failed call, as the error catalogue needs it.
 *
 * * `refused`: the server responded 2xx with `success: false`;
 * * `http`: it responded with an error status;
 * * `network`: it did not respond;
 * * `shape`: the response body has an unexpected shape;
 * * `other`: a bug of ours.
 */
export interface Failure {
  kind: 'refused' | 'http' | 'network' | 'shape' | 'other'
  /** HTTP status; 0 without a response. */
  status: number
  /** Reason phrase; '' under HTTP/2. */
  statusText: string
  message?: string
  /** A plain-text response body of at most 200 characters, if any. Never HTML or JSON. */
  text?: string
  /** Details of the shape mismatch, or the message of a thrown error. */
  detail?: string
}

/** @returns the reason phrase, or the status code if there is none */
export const statusWords = ({ status, statusText }: Failure): string => statusText || String(status)

/** @returns the server's message, else its short plain text, else the status in words */
export const serverWords = (failure: Failure): string => failure.message ?? failure.text ?? statusWords(failure)

/** Maximum length of a plain-text body that is shown, in characters. */
const maxTextLength = 200

/** Markup, a JSON body, or control characters other than white space. */
const notPlainText = /<[!/?a-zA-Z]|^[{["]|[^\P{Cc}\s]/u

/** @returns a response body if it is short plain text */
function plainText(bodyText: string): string | undefined {
  const text = bodyText.trim()
  return text !== '' && text.length <= maxTextLength && !notPlainText.test(text) ? text : undefined
}

/** Converts a thrown value into a Failure. @param error an ApiError, another Error, or anything else */
export function toFailure(error: unknown): Failure {
  if (isApiError(error)) {
    const { status = 0, statusText, serverMessage: message } = error
    const facts = { status, statusText, ...(message === undefined ? {} : { message }) }
    if (error.kind === 'http') {
      const text = plainText(error.bodyText)
      return { kind: 'http', ...facts, ...(text === undefined ? {} : { text }) }
    }
    if (error.kind === 'network') {
      const detail = error.cause instanceof Error ? error.cause.message : undefined
      return { kind: 'network', ...facts, ...(detail === undefined ? {} : { detail }) }
    }
    if (error.expected === 'success') return { kind: 'refused', ...facts }
    return { kind: 'shape', ...facts }
  }
  const unknown = { kind: 'other', status: 0, statusText: '' } as const
  return error instanceof Error && error.message !== '' ? { ...unknown, detail: error.message } : unknown
}

/**
 * @returns the failure without the English of protocol, browser and plain-text bodies, which no catalogue words. The detail
 *   of a thrown error stays: a payment window says in it why it failed.
 */
export function withoutEnglish({ text: _text, detail, ...failure }: Failure): Failure {
  return { ...failure, statusText: '', ...(failure.kind !== 'network' && detail !== undefined && { detail }) }
}

/** @param message the server's message; '' counts as none */
export function refusal(message: string): Failure {
  return { kind: 'refused', status: 200, statusText: '', ...(message.trim() === '' ? {} : { message }) }
}
