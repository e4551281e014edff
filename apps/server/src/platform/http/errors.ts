import type { ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf, errorFields } from '../failure'
import { say, type Message } from './messages'
import { Refusal } from './refusal'
import { messageFor } from './validation'

const byCode: Readonly<Record<string, [status: number, said: Message | string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, say('request_too_large')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The request must be JSON (application/json).'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request has no body.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The request length does not match its header.'],
  FST_ERR_BAD_URL: [400, 'The address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'The address is too long.'],
  FST_ERR_HANDLER_TIMEOUT: [503, say('server_slow')],
}

const databaseGone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  // A statement took too long, or a transaction rested too long.
  '57014',
  '25P03',
  // Out of disk space, memory or connections: the database runs but cannot work now.
  '53100',
  '53200',
  '53300',
  'ENOSPC',
])

/** The driver reports a connection that breaks during use by message only. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

const isDatabaseGone = (error: unknown): boolean =>
  databaseGone.has(codeOf(error) ?? '') ||
  (error instanceof Error && brokenConnection.test(error.message)) ||
  (error instanceof Error && error.cause !== undefined && isDatabaseGone(error.cause))

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

const isInvalid = (error: unknown): error is { validation: ErrorObject[] } =>
  error instanceof Error && 'validation' in error && Array.isArray(error.validation)

/** Maps an error to the response: one sentence, nothing about internals. */
export const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isInvalid(error)) return new Refusal(400, messageFor(error.validation))
  if (error instanceof Error && error.name === 'Unauthorized') return new Refusal(401, say('not_authorized'))
  const known = byCode[codeOf(error) ?? '']
  if (known) return new Refusal(...known)
  if (isDatabaseGone(error)) return new Refusal(503, say('data_unreachable'), 5)
  const status = statusOf(error)
  if (status >= 400 && status < 500) return new Refusal(status, say('request_invalid'))
  return new Refusal(500, say('server_failed'))
}

/** Whether the client broke the connection off before its request was complete, or was too slow. */
const isIncomplete = (error: unknown, { raw }: FastifyRequest) => error instanceof Error && error === raw.errored

/** `Content-Range` of a 416: the length of the file. */
const contentRangeOf = (error: unknown) => {
  const headers: unknown = error instanceof Error && 'headers' in error ? error.headers : undefined
  return typeof headers === 'object' && headers !== null && 'Content-Range' in headers
    ? String(headers['Content-Range'])
    : undefined
}

const operationOf = ({ routeOptions, method }: FastifyRequest) => `${method} ${routeOptions.url ?? 'nothing'}`

const send = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = isIncomplete(error, request) ? new Refusal(400, say('request_incomplete')) : refusalFor(error)
  const { statusCode: status, said, retryAfter, logged } = refusal
  // A deliberate rejection is not a server error.
  if (status >= 500 && !(error instanceof Refusal))
    request.log.error({ reqId: request.id, ...errorFields(error) }, 'a request failed')
  if (isIncomplete(error, request)) {
    request.log.info({ reqId: request.id, operation: operationOf(request), address: request.ip }, said.message)
  }
  // Rejected requests are logged to detect attacks.
  if (status === 401 || status === 403 || status === 429) {
    const { level = 'info', fields = {} } = logged
    request.log[level](
      {
        reqId: request.id,
        event: 'refused',
        status,
        operation: operationOf(request),
        userId: request.visitor?.id,
        address: request.ip,
        ...fields,
      },
      'security event',
    )
  }
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const contentRange = contentRangeOf(error)
  if (contentRange !== undefined) void reply.header('content-range', contentRange)
  // The route may have set the headers of the file that it did not send.
  void reply.header('cache-control', 'no-store')
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, ...said })
}

/** Answers every error with `{ success: false, message }`, and `code` and `value` if the message has them. */
export const answerErrors = (server: FastifyInstance): void => {
  server.setErrorHandler((error, request, reply) => send(error, request, reply))
}

/** Answers requests that never reach a route because their address is malformed. */
export const answerUnreadable = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  void send(error, request, reply)
}

/** Response for input that is not HTTP, too slow, or has too large headers: written to the raw socket. */
export const unreadableAnswer = (code: string | undefined): string => {
  const [status, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers of the request are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'The request cannot be read.']
  const body = JSON.stringify({ success: false, message })
  return `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
}
