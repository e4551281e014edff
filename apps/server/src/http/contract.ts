import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { resolveWith, type Handlers } from './operations'
import { NOT_AUTHORIZED, Refusal } from './refusal'

/** Answers for the `security` schemes of the contract; each refuses by throwing. */
const securityHandlers = {
  session: (request: FastifyRequest) => {
    if (request.visitor === undefined) throw new Refusal(401, NOT_AUTHORIZED)
  },
}

const names = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

/**
 * Serves the operations of the contract.
 * @throws Error if a security scheme has no handler: such routes would be open to everybody.
 */
export const registerContract = async (
  server: FastifyInstance,
  contractFile: string,
  handlers: Handlers,
): Promise<void> => {
  const specification = parse(readFileSync(contractFile, 'utf8')) as { components?: { securitySchemes?: object } }
  for (const scheme of names(specification.components?.securitySchemes)) {
    if (!(scheme in securityHandlers)) throw new Error(`The contract's security scheme '${scheme}' has no handler.`)
  }
  const resolve = resolveWith(handlers)
  await server.register(fastifyOpenapiGlue, {
    specification,
    securityHandlers: { ...securityHandlers },
    // The plugin itself adds the method and the address from the contract.
    operationResolver: (operationId) => resolve(operationId) as RouteOptions,
  })
}
