import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { endpoints, operationIds } from '../operations'
import type { OperationId } from '../types'
import {
  emptyBodies,
  extensionOperations,
  okBodies,
  protectedOperations,
  type SuccessBodies,
  type SuccessBody,
} from './bodies'
import { sampleExamWithKeys, sampleProgress, sampleStoredResult } from './fixtures/index'
import { mediaHandlers } from './media'

type Ids = readonly OperationId[]

/** On any host, so that the same handlers serve a browser's own origin and a test's absolute address. */
function on(id: OperationId, answer: () => Response | Promise<Response>): HttpHandler {
  const { method, path } = endpoints[id]
  return http[method](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, answer)
}

/** One operation answers that body. */
function reply<Id extends OperationId>(id: Id, body: SuccessBody<Id>): HttpHandler {
  return on(id, () => HttpResponse.json(body))
}

const refusal = (status: number, message: string) => HttpResponse.json({ success: false, message }, { status })

function ok(bodies: Partial<SuccessBodies> = {}): HttpHandler[] {
  const all = { ...okBodies, ...bodies }
  return [...operationIds.map((id) => reply(id, all[id])), ...mediaHandlers]
}

/** What a failing operation answers. */
export interface Failure {
  /** Default 500. */
  status?: number
  /** Default 'Something went wrong on the server.' */
  message?: string
}

function error(
  ids: Ids = operationIds,
  { status = 500, message = 'Something went wrong on the server.' }: Failure = {},
) {
  return ids.map((id) => on(id, () => refusal(status, message)))
}

/**
 * Mock servers by scenario. `ok`, `loggedOut`, `noPlan`, `inlineKeys` and `withoutExtensions` answer everything; the others take
 * the operations to spoil (default: all) and go in front: `[...handlers.error(['listVideos']), ...handlers.ok()]`.
 * None has rules of its own: an answer does not depend on the question.
 */
export const handlers = {
  reply,
  /** A learner with a plan; single bodies may be replaced. Keys are withheld. */
  ok,
  /** Nothing there yet: empty lists, an exam without questions. */
  empty: (): HttpHandler[] => ok(emptyBodies),
  /** The server refuses or fails. */
  error,
  /** Never answers. */
  loading: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) =>
      on(id, async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
    ),
  /** Answers well, after so many milliseconds. */
  slow: (milliseconds: number, ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) =>
      on(id, async () => {
        await delay(milliseconds)
        return HttpResponse.json(okBodies[id])
      }),
    ),
  /** Nobody has a session. */
  loggedOut: (): HttpHandler[] => [
    reply('isAuth', { success: false, message: 'Not logged in.' }),
    ...error(protectedOperations, { status: 401, message: 'Not authorized, please login again' }),
    ...ok(),
  ],
  /** Logged in, without a plan. */
  noPlan: (): HttpHandler[] => [
    ...error(['getExam', 'getProgress', 'saveProgress', 'saveResult', 'getLeaderboard'], {
      status: 403,
      message: 'Your plans do not unlock this exam.',
    }),
    ...ok({ checkAccess: { canAccessExam: false }, listExams: [] }),
  ],
  /** Another device has saved the running attempt since. */
  overtaken: (): HttpHandler[] => [
    on('saveProgress', () =>
      HttpResponse.json(
        { success: false, message: 'This exam was continued on another device.', progress: sampleProgress },
        { status: 409 },
      ),
    ),
  ],
  /** Keys come with the exam, and a saved result tells its attempt number only. */
  inlineKeys: (): HttpHandler[] =>
    ok({
      getExam: sampleExamWithKeys,
      saveResult: { ...okBodies.saveResult, result: { attempt: sampleStoredResult.attempt } },
    }),
  /** An older API: keys inline, and a page instead of every operation of our own. */
  withoutExtensions: (): HttpHandler[] => [
    ...extensionOperations.map((id) => on(id, () => HttpResponse.html('<pre>Cannot find it</pre>', { status: 404 }))),
    ...handlers.inlineKeys(),
  ],
  /** JSON of another shape than promised. */
  wrongShape: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) => on(id, () => HttpResponse.json(Array.isArray(okBodies[id]) ? { rows: [] } : []))),
  /** A page instead of JSON, with status 200, as a misrouted host answers. */
  html: (ids: Ids = operationIds): HttpHandler[] =>
    ids.map((id) => on(id, () => HttpResponse.html('<!doctype html><title>Welcome</title>'))),
  /** Status 200 and no body. */
  emptyBody: (ids: Ids = operationIds): HttpHandler[] => ids.map((id) => on(id, () => new HttpResponse(null))),
  /** The network is gone. */
  offline: (ids: Ids = operationIds): HttpHandler[] => ids.map((id) => on(id, () => HttpResponse.error())),
}
