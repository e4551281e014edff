import { sql } from 'drizzle-orm'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Context } from './context'
import type { StandIn } from './gateway/stand-in'
import { registerContract } from './http/contract'
import { answerErrors, answerUnreadable, unreadableAnswer } from './http/errors'
import { acceptOnlyJson, faultOf } from './http/json-body'
import type { Handlers } from './http/operations'
import { Refusal } from './http/refusal'
import { refuseForeign } from './http/same-origin'
import { registerSecurityHeaders } from './http/security-headers'
import { registerAuthSessions } from './http/auth-session'
import { registerSite } from './http/site'
import { refuseSpeculative } from './http/speculative'
import { validatorCompiler } from './http/validation'
import { adminHandlers } from './modules/admin/handlers'
import { authHandlers } from './modules/auth/handlers'
import { contentHandlers } from './modules/content/handlers'
import { examHandlers } from './modules/exams/handlers'
import { progressHandlers } from './modules/exams/progress-handlers'
import { registerMedia } from './modules/media/routes'
import { paymentHandlers } from './modules/payments/handlers'
import { registerPaymentNotices } from './modules/payments/routes'
import { planHandlers } from './modules/plans/handlers'
import { resultHandlers } from './modules/results/handlers'
import { registerAttemptExpiry } from './modules/results/expire-attempts'
import { userHandlers } from './modules/user/handlers'
import { paths } from './paths'

/** The operations of the contract, each answered by its area. */
const handlersOf = (context: Context): Handlers => ({
  ...authHandlers(context),
  ...userHandlers(context),
  ...planHandlers(context),
  ...paymentHandlers(context),
  ...examHandlers(context),
  ...progressHandlers(context),
  ...resultHandlers(context),
  ...contentHandlers(context),
  ...adminHandlers(context),
})

/** Should one of these ever be logged, its value is not. */
const secrets = [
  'cookie',
  'authorization',
  'password',
  'newPassword',
  'otp',
  'code',
  'token',
  'md5sig',
  'hash',
  'card_no',
  'card_holder_name',
  'card_expiry',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** How much is logged. */
export type LogLevel = 'info' | 'warn' | 'silent'

/** Takes log lines, one JSON object each. */
export interface LogTarget {
  write: (line: string) => void
}

/** How the server is built. */
export interface ServerOptions {
  context: Context
  /** What stands in for the payment gateway, if anything does; served. */
  standIn?: StandIn | undefined
  /** Folder of the built web app; served if it is there. */
  siteFolder: string
  /** What is logged: problems (`warn`), what happens to accounts too (`info`), or nothing. Default `warn`. */
  logLevel?: LogLevel
  /** Where log lines go. Default: the standard output. */
  logTo?: LogTarget
  /** How many proxies of ours stand before the server. Default 0. */
  proxyHops?: number
  /** How long a request may take to arrive, in milliseconds. Default 15,000. */
  requestTimeoutMs?: number
  /** Called when the server has finished its requests; closes what it used. */
  onClose: () => Promise<void>
}

/** Builds the whole server without listening. Closing it calls `onClose`. */
export const createServer = async ({
  context,
  standIn,
  siteFolder,
  logLevel = 'warn',
  logTo,
  proxyHops = 0,
  requestTimeoutMs = 15_000,
  onClose,
}: ServerOptions): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: { level: logLevel, redact: secrets, ...(logTo === undefined ? {} : { stream: logTo }) },
    // Addresses of requests are not logged: they could hold what belongs to nobody else.
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: making one for each request takes longer than most of what is done for it.
    childLoggerFactory: (logger) => logger,
    // An exact number: whoever is further away than our own proxies may claim any address.
    trustProxy: proxyHops === 0 ? false : (_address, hop) => hop < proxyHops,
    bodyLimit: 64 * 1024,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: 2 * requestTimeoutMs,
    handlerTimeout: 20_000,
    // Node looks for requests that are too slow only so often.
    http: { connectionsCheckingInterval: Math.min(1000, requestTimeoutMs) },
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    clientErrorHandler: (error, socket) => {
      if (socket.writable && error.code !== 'ECONNRESET') socket.end(unreadableAnswer(error.code))
      else socket.destroy()
    },
  })
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onClose', onClose)
  server.setValidatorCompiler(validatorCompiler)
  answerErrors(server)
  acceptOnlyJson(server)
  registerSecurityHeaders(server, context.publicUrl.startsWith('https:'))
  registerAuthSessions(server, context)
  // Hooks of every request call back: a promise each would cost more than most of them do.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    refuseForeign(request, context.publicUrl)
    refuseSpeculative(request)
    done()
  })
  server.addHook('preValidation', (request, _reply, done) => {
    const fault = faultOf(request.params) ?? faultOf(request.query)
    if (fault !== undefined) throw new Refusal(400, fault)
    if (request.routeOptions.schema?.body !== undefined && request.body === undefined) {
      throw new Refusal(400, 'The request has no body.')
    }
    done()
  })
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (/^\/(api|payment)\//.test(request.url) && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store')
    }
    // Otherwise a connection that is kept alive would hold the closing server up for a minute.
    if (isClosing) void reply.header('connection', 'close')
    done()
  })

  server.get('/healthz', async () => {
    await context.database.execute(sql`select 1`)
    return { success: true, message: 'ok' }
  })
  await registerContract(server, paths.contract, handlersOf(context))
  await registerPaymentNotices(server, context)
  await standIn?.register(server)
  await registerMedia(server, context)
  registerAttemptExpiry(server, context)
  await registerSite(server, siteFolder, context.publicUrl)
  await server.ready()
  return server
}
