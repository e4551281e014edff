import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify'
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

/** A route of the contract, without its handler. */
type ContractRoute = RouteOptions & { operationId: string }

const contracts = new Map<string, Promise<readonly ContractRoute[]>>()

/** Reads the routes of a contract, once for all servers of the process: its check takes longer than the rest of a start. */
const routesOf = (file: string): Promise<readonly ContractRoute[]> => {
  const routes = contracts.get(file) ?? readRoutes(file)
  contracts.set(file, routes)
  return routes
}

/** @throws Error if a security scheme has no handler: such routes would be open to everybody. */
const readRoutes = async (file: string): Promise<readonly ContractRoute[]> => {
  const specification: unknown = parse(readFileSync(file, 'utf8'))
  if (!isObject(specification)) throw new Error(`${file} is not a contract.`)
  for (const scheme of Object.keys(within(within(specification, 'components'), 'securitySchemes') ?? {})) {
    if (!(scheme in securityHandlers)) throw new Error(`The contract's security scheme '${scheme}' has no handler.`)
  }
  const routes: ContractRoute[] = []
  const collector = Fastify({ exposeHeadRoutes: false })
  collector.addHook('onRoute', (route) => {
    const operationId = within(route.schema, 'operationId')
    if (typeof operationId === 'string') routes.push({ ...route, operationId })
  })
  await collector.register(fastifyOpenapiGlue, {
    specification,
    securityHandlers: { ...securityHandlers },
    operationResolver: () => () => undefined,
  })
  return routes
}

/**
 * Serves the operations of the contract.
 * @throws Error if an operation has no handler.
 */
export const registerContract = async (
  server: FastifyInstance,
  contractFile: string,
  handlers: Handlers,
  auditor: Auditor,
  context: Context,
): Promise<void> => {
  // Before the body is parsed: without a session nothing is revealed about the expected body.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.operation?.needsLogin) securityHandlers.session(request)
    done()
  })
  const handlerOf = resolveWith(handlers, auditor, context)
  for (const { operationId, ...route } of await routesOf(contractFile)) {
    const operation = endpointOf(operationId)
    server.route({
      ...route,
      config: { ...route.config, ...(operation !== undefined && { operation }) },
      ...(operation?.body === undefined ? {} : { bodyLimit: operation.body * 1024 }),
      ...(operation?.timeout === undefined ? {} : { handlerTimeout: operation.timeout * 1000 }),
      handler: handlerOf(operationId),
    })
  }
}
