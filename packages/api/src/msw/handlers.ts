import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import {
  emptyBodies,
  endpoints,
  extensionOperations,
  inlineKeysBodies,
  loggedOutBodies,
  noPlanBodies,
  okBodies,
  operationIds,
  protectedOperations,
} from '../generated/contract'
import type { ErrorBody, OperationId, SuccessBodies, SuccessBody } from '../types'
import { mediaHandlers } from './media'

type Ids = readonly OperationId[]

/** Matches any host: the same handlers serve a browser's own origin and a test's absolute address. */
function on(id: OperationId, answer: () => Response | Promise<Response>): HttpHandler {
  const { method, path } = endpoints[id]
  return http[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer)
}

/** Answers one operation with a body. */
function reply<Id extends OperationId>(id: Id, body: SuccessBody<Id>): HttpHandler {
  return on(id, () => HttpResponse.json(body))
}

const refusal = (status: number, message: string, code?: ErrorBody['code']) =>
  HttpResponse.json({ success: false, message, ...(code === undefined ? {} : { code }) }, { status })

function ok(bodies: Partial<SuccessBodies> = {}): HttpHandler[] {
  const all = { ...okBodies, ...bodies }
  return [...operationIds.map((id) => reply(id, all[id])), ...mediaHandlers]
}

/** The answer of a failing operation. */
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
  return ids.map((id) => on(id, () => refusal(status, message, code)))
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
  loading: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) =>
      on(id, async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
    ),
  /** Answers successfully after a delay in milliseconds. */
  slow: (milliseconds: number, ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) =>
      on(id, async () => {
        await delay(milliseconds)
        return HttpResponse.json(okBodies[id])
      }),
    ),
  /** Nobody is logged in. */
  loggedOut: (): HttpHandler[] => [
    ...error(protectedOperations, { status: 401, message: 'Not authorized, please login again' }),
    ...ok(loggedOutBodies),
  ],
  /** Logged in, without a plan. */
  noPlan: (): HttpHandler[] => [
    ...error(['getExam', 'getProgress', 'saveProgress', 'saveResult', 'getLeaderboard'], {
      status: 403,
      message: 'This exam needs an active plan. Please choose one under Pricing.',
    }),
    ...ok(noPlanBodies),
  ],
  /** Keys are part of the exam, and a saved result contains only its attempt number. */
  inlineKeys: (): HttpHandler[] => ok(inlineKeysBodies),
  /** An older API: keys inline, and an HTML page with status 404 for every extension. */
  withoutExtensions: (): HttpHandler[] => [
    ...extensionOperations.map((id) => on(id, () => HttpResponse.html('<pre>Cannot find it</pre>', { status: 404 }))),
    ...handlers.inlineKeys(),
  ],
  /** JSON of another shape than documented. */
  wrongShape: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) => on(id, () => HttpResponse.json(Array.isArray(okBodies[id]) ? { rows: [] } : []))),
  /** An HTML page instead of JSON, with status 200, as a misrouted host answers. */
  html: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) => on(id, () => HttpResponse.html('<!doctype html><title>Welcome</title>'))),
  /** Status 200 and no body. */
  emptyBody: (ids: Ids = operationIds): HttpHandler[] => ids.map((id) => on(id, () => new HttpResponse(null))),
  /** The network fails. */
  offline: (ids: Ids = operationIds): HttpHandler[] => ids.map((id) => on(id, () => HttpResponse.error())),
}
