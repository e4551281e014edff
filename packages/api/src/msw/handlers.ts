import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import {
  endpoints,
  extensionOperations,
  operationIds,
  planOperations,
  protectedOperations,
} from '../generated/contract'
import { emptyBodies, inlineKeysBodies, loggedOutBodies, noPlanBodies, okBodies } from '../examples'
import type { ErrorBody, OperationId, SuccessBodies, SuccessBody } from '../types'
import { mediaHandlers } from './media'

type Ids = readonly OperationId[]

/** In the order of the contract, in which a fixed path stands before one with a parameter in its place. */
const operations = operationIds.map((id) => {
  const { method, path } = endpoints[id]
  return { id, method: method.toUpperCase(), path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
})

/** @returns the operation that a request calls, of any host: a browser's own origin, or a test's absolute address */
function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url)
  return operations.find((each) => each.method === method && each.path.test(pathname))?.id
}

/** Answers operations. One handler for all of them, because a request tries one handler after the other. */
function on(ids: Ids, answer: (id: OperationId) => Response | Promise<Response>): HttpHandler {
  return http.all(
    ({ request }) => ids.some((id) => id === operationOf(request)),
    ({ request }) => {
      const id = operationOf(request)
      return id && answer(id)
    },
  )
}

function reply<Id extends OperationId>(id: Id, body: SuccessBody<Id>): HttpHandler {
  return on([id], () => HttpResponse.json(body))
}

const refusal = (status: number, message: string, code?: ErrorBody['code']) =>
  HttpResponse.json({ success: false, message, ...(code === undefined ? {} : { code }) }, { status })

function ok(bodies: Partial<SuccessBodies> = {}): HttpHandler[] {
  const all = { ...okBodies, ...bodies }
  return [on(operationIds, (id) => HttpResponse.json(all[id])), ...mediaHandlers]
}

export interface Failure {
  /** Default 500. */
  status?: number
  /** Default 'Something went wrong on the server.' */
  message?: string
  /** @default none */
  code?: ErrorBody['code']
}

function error(
  ids: Ids = operationIds,
  { status = 500, message = 'Something went wrong on the server.', code }: Failure = {},
) {
  return [on(ids, () => refusal(status, message, code))]
}

/**
 * Mock servers by scenario. Each answers the examples of that name in `openapi.yaml`, else those named `ok`. `ok`, `empty`, `loggedOut`,
 * `noPlan`, `inlineKeys` and `withoutExtensions` answer every operation; the others take the operations to break (default: all) and go
 * in front: `[...handlers.error(['listVideos']), ...handlers.ok()]`. An answer never depends on the request.
 */
export const handlers = {
  reply,
  /** A learner with a plan; single bodies may be replaced. Keys are withheld. */
  ok,
  /** Empty lists, an exam without questions. */
  empty: (): HttpHandler[] => ok(emptyBodies),
  /** Every call fails with a status and a message. */
  error,
  /** Never answers. */
  loading: (ids: Ids = operationIds): HttpHandler[] => [
    on(ids, async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  ],
  /** Answers successfully after a delay in milliseconds. */
  slow: (milliseconds: number, ids: Ids = operationIds): HttpHandler[] => [
    on(ids, async (id) => {
      await delay(milliseconds)
      return HttpResponse.json(okBodies[id])
    }),
  ],
  /** Nobody is logged in. */
  loggedOut: (): HttpHandler[] => [
    ...error(protectedOperations, { status: 401, message: 'Not authorized, please login again' }),
    ...ok(loggedOutBodies),
  ],
  /** Logged in, without a plan. */
  noPlan: (): HttpHandler[] => [
    ...error(planOperations, {
      status: 403,
      message: 'This exam needs an active plan. Please choose one under Pricing.',
    }),
    ...ok(noPlanBodies),
  ],
  /** Keys are part of the exam, and a saved result contains only its attempt number. */
  inlineKeys: (): HttpHandler[] => ok(inlineKeysBodies),
  /** An older API: keys inline, and an HTML page with status 404 for every extension. */
  withoutExtensions: (): HttpHandler[] => [
    on(extensionOperations, () => HttpResponse.html('<pre>Cannot find it</pre>', { status: 404 })),
    ...handlers.inlineKeys(),
  ],
  /** JSON of another shape than documented. */
  wrongShape: (ids: Ids = operationIds): HttpHandler[] => [
    on(ids, (id) => HttpResponse.json(Array.isArray(okBodies[id]) ? { rows: [] } : [])),
  ],
  /** An HTML page instead of JSON, with status 200, as a misrouted host answers. */
  html: (ids: Ids = operationIds): HttpHandler[] => [
    on(ids, () => HttpResponse.html('<!doctype html><title>Welcome</title>')),
  ],
  /** Status 200 and no body. */
  emptyBody: (ids: Ids = operationIds): HttpHandler[] => [on(ids, () => new HttpResponse(null))],
  /** The network fails. */
  offline: (ids: Ids = operationIds): HttpHandler[] => [on(ids, () => HttpResponse.error())],
}
