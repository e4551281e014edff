import type { FastifyInstance } from 'fastify'
import { hasDuplicateKeys } from './duplicate-keys'
import { Refusal } from './refusal'

/** How many objects and lists may stand inside each other. */
export const MAX_DEPTH = 32

/**
 * What makes a text or an object impossible to store or to print again, if anything does. PostgreSQL stores no NUL character, and a
 * lone surrogate is no text. Walks without recursion, because deep nesting is one of the things it looks for.
 */
export const faultOf = (value: unknown): string | undefined => {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, depth } = next
    if (typeof current === 'string') {
      if (current.includes('\0') || !isWellFormed(current)) return 'The request holds characters that are no text.'
    } else if (typeof current === 'object' && current !== null) {
      if (depth > MAX_DEPTH) return `The request is nested more than ${MAX_DEPTH} levels deep.`
      for (const [key, inner] of Object.entries(current)) {
        waiting.push({ value: key, depth }, { value: inner, depth: depth + 1 })
      }
    }
  }
  return undefined
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)

/** Accepts JSON bodies and no others; refuses malformed, poisoned, unprintable and too deep ones with a sentence. */
export const acceptOnlyJson = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers()
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The declared type is a string because of `parseAs`.
    void parse(request, body.toString(), (error, value) => {
      if (error) return done(new Refusal(400, 'The request is not valid JSON.'))
      if (hasDuplicateKeys(body.toString())) return done(new Refusal(400, 'The request names a field twice.'))
      const fault = faultOf(value)
      return fault === undefined ? done(null, value) : done(new Refusal(400, fault))
    })
  })
}
