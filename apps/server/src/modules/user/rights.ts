import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mayDo, rights, type Right } from '@naru/api/rights'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'

/**
 * Requires a right.
 * @throws Refusal 403 for a role without it.
 */
export const requireRight = ({ role }: Pick<SignedInUser, 'role'>, right: Right): void => {
  if (mayDo(role, right)) return
  const isOfAdmins = rights[right].every((able) => able === 'admin')
  throw new Refusal(403, say(isOfAdmins ? 'admin_only' : 'right_missing'))
}

/** Rejects operations whose right the user lacks (403), before the body is read and after it. */
export const registerRights = (server: FastifyInstance): void => {
  const check = (request: FastifyRequest) => {
    const right = request.routeOptions.config.operation?.right
    // Without a session the contract's security scheme rejects it (401).
    if (right !== undefined && request.visitor !== undefined) requireRight(request.visitor, right)
  }
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    check(request)
    done()
  })
  // The role may have changed while the body arrived.
  server.addHook('preValidation', (request, _reply, done) => {
    check(request)
    done()
  })
}
