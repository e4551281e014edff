import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject, operationOf, resolveWith, within, type Handlers, type OperationId } from './operations'
import { NOT_AUTHORIZED, Refusal } from './refusal'

/** Answers for the `security` schemes of the contract; each refuses by throwing. */
const securityHandlers = {
  session: (request: FastifyRequest) => {
    if (request.visitor === undefined) throw new Refusal(401, NOT_AUTHORIZED)
  },
}

/** Marks the routes of operations whose `security` asks for a session; by operation, since the plugin does not pass it on. */
const securedOperations = (specification: object) => {
  const secured = new Set<unknown>()
  for (const path of Object.values(within(specification, 'paths') ?? {})) {
    for (const operation of Object.values(isObject(path) ? path : {})) {
      if (JSON.stringify(within(operation, 'security') ?? []).includes('"session"')) {
        secured.add(within(operation, 'operationId'))
      }
    }
  }
  return secured
}

/**
 * Bodies that may be larger than others, in bytes: a result or a running attempt carries up to a thousand answers, an advertisement its
 * picture.
 */
export const bodyLimits: ReadonlyMap<unknown, number> = new Map<OperationId, number>([
  ['saveResult', 256 * 1024],
  ['saveProgress', 200 * 1024],
  ['addAdvertisement', 4 * 1024 * 1024],
  ['changeAdvertisement', 4 * 1024 * 1024],
])

/**
 * Serves the operations of the contract.
 * @throws Error if a security scheme has no handler: such routes would be open to everybody.
 */
export const registerContract = async (
  server: FastifyInstance,
  contractFile: string,
  handlers: Handlers,
): Promise<void> => {
  const specification: unknown = parse(readFileSync(contractFile, 'utf8'))
  if (!isObject(specification)) throw new Error(`${contractFile} is not a contract.`)
  for (const scheme of Object.keys(within(within(specification, 'components'), 'securitySchemes') ?? {})) {
    if (!(scheme in securityHandlers)) throw new Error(`The contract's security scheme '${scheme}' has no handler.`)
  }
  server.addHook('onRoute', (route) => {
    const limit = bodyLimits.get(operationOf(route.schema))
    if (limit !== undefined) route.bodyLimit = limit
  })
  const secured = securedOperations(specification)
  // Before the body is read: whoever is not logged in learns nothing of what the operation takes.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (secured.has(operationOf(request.routeOptions.schema))) securityHandlers.session(request)
    done()
  })
  await server.register(fastifyOpenapiGlue, {
    specification,
    securityHandlers: { ...securityHandlers },
    operationResolver: resolveWith(handlers),
  })
}
