import type { FastifyInstance } from 'fastify'
import { hasDuplicateKeys } from './duplicate-keys'
import { Refusal } from './refusal'

/** Maximum nesting of objects and arrays. */
export const MAX_DEPTH = 32

/**
 * Finds what makes a value impossible to store or print. PostgreSQL rejects NUL characters, and a lone surrogate is
 * not valid Unicode. Iterates without recursion, since the value may be nested too deeply for the stack.
 */
export const faultOf = (value: unknown): string | undefined => {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, depth } = next
    if (typeof current === 'string') {
      if (current.includes('\0') || !isWellFormed(current)) return 'The request contains invalid characters.'
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

/** Accepts JSON bodies only; rejects malformed, poisoned, unprintable and too deeply nested ones. */
export const acceptOnlyJson = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers()
  const parse = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The declared type is a string because of `parseAs`.
    void parse(request, body.toString(), (error, value) => {
      if (error) return done(new Refusal(400, 'The request is not valid JSON.'))
      if (hasDuplicateKeys(body.toString())) return done(new Refusal(400, 'The request contains a duplicate field.'))
      const fault = faultOf(value)
      return fault === undefined ? done(null, value) : done(new Refusal(400, fault))
    })
  })
}
