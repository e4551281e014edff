import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal'
import { isSafe } from './same-origin'

const purposeOf = ({ headers }: FastifyRequest) => String(headers['sec-purpose'] ?? '')

/**
 * Whether a browser requests a page, or a resource of one, that its user has not opened yet (`Sec-Purpose: prefetch`
 * or `prefetch;prerender`).
 */
export const isSpeculative = (request: FastifyRequest): boolean => /\bpre(?:fetch|render)\b/.test(purposeOf(request))

/** Whether a page is prerendered before its user opens it. */
export const isPrerender = (request: FastifyRequest): boolean => /\bprerender\b/.test(purposeOf(request))

/** @throws Refusal 503 for a speculative request. */
export const refuseSpeculativeWrite = (request: FastifyRequest): void => {
  if (isSpeculative(request)) throw new Refusal(503, 'This is available once the page is opened.', 1)
}

/**
 * Rejects speculative requests that could write. A response without the write would be wrong: a page that is opened
 * later would use it, and the opening would be missing.
 * @throws Refusal 503.
 */
export const refuseSpeculative = (request: FastifyRequest): void => {
  const { writes, audit = 'none' } = request.routeOptions.config.operation ?? {}
  // Views of the staff are recorded.
  if (isSafe(request.method) && !writes && audit === 'none') return
  refuseSpeculativeWrite(request)
}
