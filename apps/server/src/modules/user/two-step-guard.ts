import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayDo, type Right } from '@naru/api/rights'
import type { Endpoint } from '@naru/api/types'
import type { Context } from '../../platform/context'
import { say, type MessageCode } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { requireRight } from './rights'
import { refuseSpeculativeWrite } from '../../platform/http/speculative'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { isTwoStepRequired } from './two-step-requirement'

/**
 * What an operation of the staff needs: nothing, two-step verification, one given recently, or (to set one up) one given recently
 * by a user who has one.
 */
type Need = 'given' | NonNullable<Endpoint['twoStep']>

const needOf = ({ routeOptions: { config } }: FastifyRequest): Need => {
  const { twoStep, right } = config.operation ?? {}
  return twoStep ?? (right === undefined ? 'none' : 'given')
}

const refuse = (code: MessageCode) => new Refusal(403, say(code))

/** What the user of a request lacks; undefined if nothing, or if nobody of the staff is logged in. */
const refusalFor = (context: Context, { authSession }: FastifyRequest, need: Need): Refusal | undefined => {
  const facts = authSession?.twoStep
  if (facts === undefined || need === 'none') return undefined
  if (!facts.isSetUp) {
    return need === 'setup' || !isTwoStepRequired(context) ? undefined : refuse('two_step_setup_required')
  }
  if (!facts.isGiven) return refuse('two_step_required')
  return need === 'given' || facts.isRecent ? undefined : refuse('two_step_recent_required')
}

/** Whether the user of a request has a right and lacks no two-step verification. */
export const hasRight = (context: Context, request: FastifyRequest, right: Right): boolean =>
  request.visitor !== undefined &&
  mayDo(request.visitor.role, right) &&
  refusalFor(context, request, 'given') === undefined

/**
 * The user of the staff who downloads a file by a route outside of the contract.
 * @throws Refusal 401 or 403 without the right or two-step verification, 503 for a speculative request
 */
export const requireDownloader = (
  context: Context,
  request: FastifyRequest,
  right: Right,
  need: 'given' | 'recent',
): SignedInUser => {
  const { visitor } = request
  if (visitor === undefined) throw new Refusal(401, say('not_authorized'))
  requireRight(visitor, right)
  const refusal = refusalFor(context, request, need)
  if (refusal !== undefined) throw refusal
  refuseSpeculativeWrite(request)
  return visitor
}

/** Rejects operations of users who lack two-step verification (403), before the body is read and after it. */
export const registerTwoStep = (server: FastifyInstance, context: Context): void => {
  const check = (request: FastifyRequest) => {
    const refusal = refusalFor(context, request, needOf(request))
    if (refusal !== undefined) throw refusal
  }
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    check(request)
    done()
  })
  server.addHook('preValidation', (request, _reply, done) => {
    check(request)
    done()
  })
}
