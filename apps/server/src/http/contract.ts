import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject, operationOf, resolveWith, within, type Auditor, type Handlers, type OperationId } from './operations'
import { say } from './messages'
import { Refusal } from './refusal'

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

/** Ids of operations whose `security` requires a session; the plugin does not pass this on. */
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
 * Body limits above the default, in bytes: a result or running attempt contains up to a thousand answers, an
 * advertisement its picture, a paper up to a thousand questions.
 */
export const bodyLimits: ReadonlyMap<unknown, number> = new Map<OperationId, number>([
  ['saveResult', 256 * 1024],
  ['saveProgress', 200 * 1024],
  ['addAdvertisement', 4 * 1024 * 1024],
  ['changeAdvertisement', 4 * 1024 * 1024],
  // Files in base64: of 10 MB, and of 12 MB.
  ['addMedia', 14 * 1024 * 1024],
  ['putTake', 17 * 1024 * 1024],
  // A draft of 2 MB, and a file of 30 MB in base64.
  ['savePaper', 3 * 1024 * 1024],
  ['checkImport', 41 * 1024 * 1024],
])

/**
 * Operations that may take longer than others, in milliseconds: files arrive slowly from a phone, sound and pictures wait for their turn, and an exam may have many attempts.
 */
const handlerTimeouts: ReadonlyMap<unknown, number> = new Map<OperationId, number>([
  ['addMedia', 240_000],
  ['cropMedia', 60_000],
  ['putTake', 240_000],
  ['assembleClip', 120_000],
  ['checkImport', 240_000],
  ['regradePaper', 240_000],
])

/**
 * Serves the operations of the contract.
 * @throws Error if a security scheme has no handler: such routes would be open to everybody.
 */
export const registerContract = async (
  server: FastifyInstance,
  contractFile: string,
  handlers: Handlers,
  auditor: Auditor,
): Promise<void> => {
  const specification = readContract(contractFile)
  for (const scheme of Object.keys(within(within(specification, 'components'), 'securitySchemes') ?? {})) {
    if (!(scheme in securityHandlers)) throw new Error(`The contract's security scheme '${scheme}' has no handler.`)
  }
  server.addHook('onRoute', (route) => {
    const operation = operationOf(route.schema)
    const limit = bodyLimits.get(operation)
    if (limit !== undefined) route.bodyLimit = limit
    const timeout = handlerTimeouts.get(operation)
    if (timeout !== undefined) route.handlerTimeout = timeout
  })
  const secured = securedOperations(specification)
  // Before the body is parsed: without a session nothing is revealed about the expected body.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (secured.has(operationOf(request.routeOptions.schema))) securityHandlers.session(request)
    done()
  })
  await server.register(fastifyOpenapiGlue, {
    specification,
    securityHandlers: { ...securityHandlers },
    operationResolver: resolveWith(handlers, auditor),
  })
}
