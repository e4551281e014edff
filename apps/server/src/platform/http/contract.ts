import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { readFileSync } from 'node:fs'
import type { Endpoint } from '@naru/api/types'
import { parse } from 'yaml'
import type { Context } from '../context'
import { endpointOf, isObject, resolveWith, within, type Auditor, type Handlers } from './operations'
import { say } from './messages'
import { Refusal } from './refusal'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract says of the route's operation; undefined: it is none of the contract. */
    operation?: Endpoint
  }
}

/** Handlers of the contract's `security` schemes; each throws to reject. */
const securityHandlers = {
  session: (request: FastifyRequest) => {
    if (request.visitor === undefined) throw new Refusal(401, say('not_authorized'))
  },
}

const contracts = new Map<string, object>()

/** Reads a contract, once for all servers of the process. */
const readContract = (file: string): object => {
  const known = contracts.get(file)
  if (known !== undefined) return known
  const contract: unknown = parse(readFileSync(file, 'utf8'))
  if (!isObject(contract)) throw new Error(`${file} is not a contract.`)
  contracts.set(file, contract)
  return contract
}

/**
 * Serves the operations of the contract.
 * @throws Error if a security scheme has no handler: such routes would be open to everybody.
 */
export const registerContract = async (
  server: FastifyInstance,
  contractFile: string,
  handlers: Handlers,
  auditor: Auditor,
  context: Context,
): Promise<void> => {
  const specification = readContract(contractFile)
  for (const scheme of Object.keys(within(within(specification, 'components'), 'securitySchemes') ?? {})) {
    if (!(scheme in securityHandlers)) throw new Error(`The contract's security scheme '${scheme}' has no handler.`)
  }
  server.addHook('onRoute', (route) => {
    const operation = endpointOf(within(route.schema, 'operationId'))
    if (operation === undefined) return
    route.config = { ...route.config, operation }
    if (operation.body !== undefined) route.bodyLimit = operation.body * 1024
    if (operation.timeout !== undefined) route.handlerTimeout = operation.timeout * 1000
  })
  // Before the body is parsed: without a session nothing is revealed about the expected body.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.operation?.needsLogin) securityHandlers.session(request)
    done()
  })
  await server.register(fastifyOpenapiGlue, {
    specification,
    securityHandlers: { ...securityHandlers },
    operationResolver: resolveWith(handlers, auditor, context),
  })
}
