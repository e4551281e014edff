import type { FastifyInstance } from 'fastify'
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

/** Index after a JSON string that begins at `start`. `indexOf` finds its end; a regular expression overflows at some megabytes. */
const afterString = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1)
  for (;;) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end + 1
    end = json.indexOf('"', end + 1)
  }
}

/**
 * Whether an object of a JSON text contains a duplicate key. Parsers disagree on which value counts, so that a proxy
 * and this server could read different requests. The text must be valid JSON.
 */
export const hasDuplicateKeys = (json: string): boolean => {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = []
  const token = /["{}[\]]/g
  const colon = /\s*:/y
  for (let match = token.exec(json); match !== null; match = token.exec(json)) {
    const [text] = match
    if (text === '{') open.push(new Set())
    else if (text === '[') open.push(undefined)
    else if (text === '}' || text === ']') open.pop()
    else {
      const end = afterString(json, match.index)
      token.lastIndex = end
      colon.lastIndex = end
      if (!colon.test(json)) continue
      const keys = open.at(-1)
      const raw = json.slice(match.index, end)
      // An escaped key equals its unescaped form.
      const key = raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
