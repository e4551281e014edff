import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { within } from '../../http/operations'
import { say, type MessageCode } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { isSecondFactorRequired } from './requirement'

/**
 * What an admin operation needs: nothing, the second factor, one given recently, or (to set one up) one given recently
 * by an admin who has one. It is `x-naru-second-factor` in the contract; `given` for other operations with the tag
 * `admin`.
 */
type Need = 'none' | 'given' | 'recent' | 'setup'

const needs: ReadonlyMap<unknown, Need> = new Map(
  (['none', 'given', 'recent', 'setup'] as const).map((need) => [need, need]),
)

const needOf = ({ routeOptions: { schema } }: FastifyRequest): Need => {
  const tags = within(schema, 'tags')
  const isForAdmins = Array.isArray(tags) && tags.includes('admin')
  return needs.get(within(schema, 'x-naru-second-factor')) ?? (isForAdmins ? 'given' : 'none')
}

const refuse = (code: MessageCode) => new Refusal(403, say(code))

/**
 * What the admin of a request lacks; undefined if nothing, or if no admin is logged in.
 */
const refusalFor = (context: Context, { authSession }: FastifyRequest, need: Need): Refusal | undefined => {
  const facts = authSession?.secondFactor
  if (facts === undefined || need === 'none') return undefined
  if (!facts.isSetUp) {
    return need === 'setup' || !isSecondFactorRequired(context) ? undefined : refuse('second_factor_setup_required')
  }
  if (!facts.isGiven) return refuse('second_factor_required')
  return need === 'given' || facts.isRecent ? undefined : refuse('second_factor_recent_required')
}

/** Whether the user of a request is an admin who lacks no second factor. */
export const isFullAdmin = (context: Context, request: FastifyRequest): boolean =>
  request.visitor?.role === 'admin' && refusalFor(context, request, 'given') === undefined

/**
 * Requires the second factor of an admin, for a route outside of the contract.
 * @param need - default: given on this session.
 * @throws Refusal 403
 */
export const requireSecondFactor = (
  context: Context,
  request: FastifyRequest,
  need: 'given' | 'recent' = 'given',
): void => {
  const refusal = refusalFor(context, request, need)
  if (refusal !== undefined) throw refusal
}

/** Rejects operations of admins who lack the second factor (403), before the body is read. */
export const registerSecondFactor = (server: FastifyInstance, context: Context): void => {
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.visitor?.role === 'admin') {
      const refusal = refusalFor(context, request, needOf(request))
      if (refusal !== undefined) throw refusal
    }
    done()
  })
}
