import { sql } from 'drizzle-orm'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import type { StandIn } from './gateway/stand-in'
import { registerContract } from './platform/http/contract'
import { registerPolicyReports } from './platform/http/policy-reports'
import { answerErrors, answerUnreadable, unreadableAnswer } from './platform/http/errors'
import { acceptOnlyJson, faultOf } from './platform/http/json-body'
import type { Handlers } from './platform/http/operations'
import { Refusal } from './platform/http/refusal'
import { registerRights } from './modules/user/rights'
import { refuseForeign } from './platform/http/same-origin'
import { registerSecurityHeaders } from './platform/http/security-headers'
import { registerAuthSessions } from './modules/auth/auth-session-hooks'
import { registerSite } from './platform/site/site'
import { registerStaff } from './platform/site/staff'
import { allowSlowAnswers, endSlowRequests, UPLOAD_FACTOR } from './platform/http/slow-requests'
import { refuseSpeculative } from './platform/http/speculative'
import { serializerCompiler } from './platform/http/serialization'
import { validatorCompiler } from './platform/http/validation'
import { adminHandlers } from './modules/admin/handlers'
import { createAuditor } from './modules/audit/auditor'
import { registerAuditExport } from './modules/audit/export'
import { auditHandlers } from './modules/audit/handlers'
import { registerSetup } from './modules/auth/first-admin'
import { registerOpening } from './modules/auth/opening'
import { authHandlers } from './modules/auth/handlers'
import { profileHandlers } from './modules/profile/handlers'
import { leaderboardHandlers } from './modules/leaderboards/handlers'
import { sessionHandlers } from './modules/auth/session-handlers'
import { contentHandlers } from './modules/content/handlers'
import { allPaperHandlers } from './modules/papers/handlers'
import { deskHandlers } from './modules/desk/handlers'
import { deskMediaHandlers } from './modules/desk-media/handlers'
import { createQueue } from './worker/queue'
import { examHandlers } from './modules/attempts/exam-handlers'
import { progressHandlers } from './modules/attempts/progress-handlers'
import { registerMedia } from './media-routes'
import { registerMetrics, type MetricsOptions } from './metrics'
import { myDataHandlers } from './modules/my-data/handlers'
import type { PaymentContext } from './modules/payments/payments'
import { paymentHandlers } from './modules/payments/handlers'
import { registerPaymentNotices } from './modules/payments/routes'
import { planHandlers } from './modules/payments/plan-handlers'
import { bankHandlers } from './modules/practice/bank-handlers'
import { cardHandlers } from './modules/practice/card-handlers'
import { notificationHandlers } from './modules/notifications/handlers'
import { scoreReportHandlers } from './modules/score-reports/handlers'
import { resultHandlers } from './modules/attempts/handlers'
import { registerAttemptExpiry } from './modules/attempts/expire-attempts'
import { twoStepCheckHandlers } from './modules/two-step/check-handlers'
import { registerTwoStep } from './modules/user/two-step-guard'
import { twoStepSetupHandlers } from './modules/two-step/setup-handlers'
import { analysisHandlers } from './modules/statistics/analysis-handlers'
import { studyMailHandlers } from './modules/study-mails/handlers'
import { registerUnsubscribing } from './modules/study-mails/routes'
import { todayHandlers } from './modules/statistics/today'
import { registerStatisticsExport } from './modules/statistics/export'
import { userHandlers } from './modules/auth/user-handlers'
import { paths } from './paths'
import { registerTraces } from './traces'

const handlersOf = (context: PaymentContext, queue = createQueue()): Handlers => ({
  ...authHandlers(context),
  ...sessionHandlers(context),
  ...twoStepCheckHandlers(context),
  ...twoStepSetupHandlers(context),
  ...userHandlers(context),
  ...myDataHandlers(context),
  ...profileHandlers(context),
  ...leaderboardHandlers(context),
  ...planHandlers(context),
  ...paymentHandlers(context),
  ...examHandlers(context),
  ...progressHandlers(context),
  ...resultHandlers(context),
  ...scoreReportHandlers(context),
  ...notificationHandlers(context),
  ...studyMailHandlers(context),
  ...analysisHandlers(context),
  ...todayHandlers(context),
  ...cardHandlers(context),
  ...bankHandlers(context),
  ...contentHandlers(context),
  ...adminHandlers(context),
  ...auditHandlers(context),
  ...allPaperHandlers(context),
  ...deskHandlers(context, queue),
  ...deskMediaHandlers(context, queue),
})

/** Fields whose values are redacted in logs. */
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

export type LogLevel = 'info' | 'warn' | 'silent'

/** Receives log lines, one JSON object each. */
export interface LogTarget {
  write: (line: string) => void
}

export interface ServerOptions {
  context: PaymentContext
  /** Where and of what database metrics are served. @default nothing is measured */
  metrics?: MetricsOptions | undefined
  /** A collector that gets a span of each request. @default nothing is traced */
  tracesTo?: string | undefined
  /** The payment gateway stand-in, if there is one; its routes are served. */
  standIn?: StandIn | undefined
  /** Folder of the built web app; served if it exists. */
  siteFolder: string
  /** Folder of the built staff app; served if it exists. */
  staffFolder: string
  /** What is logged: problems (`warn`), also account events (`info`), or nothing. Default `warn`. */
  logLevel?: LogLevel
  /** Destination of log lines. @default the standard output */
  logTo?: LogTarget
  /** Number of our proxies in front of the server. Default 0. */
  proxyHops?: number
  /** How long a request may take to arrive, in milliseconds. Default 15,000. */
  requestTimeoutMs?: number
  /** How long the closing server still accepts requests, in milliseconds. Default 0. */
  drainMs?: number
  /** Called after the last request has finished; closes resources. */
  onClose: () => Promise<void>
}

/** Logs once that a proxy is in front of the server although the settings name none: all clients then share its address. */
const warnOfProxy = (server: FastifyInstance) => {
  let isLogged = false
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined) {
      isLogged = true
      server.log.warn(
        { event: 'untrusted proxy' },
        'A request has the header X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy all visitors share one rate limit. Set TRUST_PROXY to the number of proxies.',
      )
    }
    done()
  })
}

/** Builds the whole server without listening. Closing it calls `onClose`. */
export const createServer = async ({
  context,
  metrics,
  tracesTo,
  standIn,
  siteFolder,
  staffFolder,
  logLevel = 'warn',
  logTo,
  proxyHops = 0,
  requestTimeoutMs = 15_000,
  drainMs = 0,
  onClose,
}: ServerOptions): Promise<FastifyInstance> => {
  const server = Fastify({
    logger: { level: logLevel, redact: secrets, ...(logTo === undefined ? {} : { stream: logTo }) },
    // Request addresses are not logged: they could contain private data.
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: creating one per request costs more than most requests.
    childLoggerFactory: (logger) => logger,
    // An exact number: anything beyond our own proxies may claim any address.
    trustProxy: proxyHops === 0 ? false : (_address, hop) => hop < proxyHops,
    bodyLimit: 64 * 1024,
    // Of uploads; `endSlowRequests` ends all others earlier.
    requestTimeout: UPLOAD_FACTOR * requestTimeoutMs,
    // Of silence; operations that take longer have their own.
    connectionTimeout: 2 * requestTimeoutMs,
    handlerTimeout: 20_000,
    // Interval at which Node checks for slow requests.
    http: { connectionsCheckingInterval: Math.min(1000, requestTimeoutMs), headersTimeout: requestTimeoutMs },
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
  // Each response now closes its connection: one that rests for this long has no request on its way, and ends without harm.
  server.addHook('preClose', async () => {
    isClosing = true
    await pause(drainMs)
  })
  server.addHook('onClose', onClose)
  if (metrics) registerMetrics(server, metrics)
  if (tracesTo !== undefined) await registerTraces(server, tracesTo)
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  answerErrors(server)
  acceptOnlyJson(server)
  registerSecurityHeaders(server, context.publicUrl.startsWith('https:'))
  registerAuthSessions(server, context)
  if (proxyHops === 0) warnOfProxy(server)
  // Hooks use callbacks: a promise for each would cost more than most of them do.
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    refuseForeign(request, context.publicUrl)
    refuseSpeculative(request)
    done()
  })
  registerRights(server)
  registerTwoStep(server, context)
  endSlowRequests(server, requestTimeoutMs)
  allowSlowAnswers(server)
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
    // Otherwise a keep-alive connection would delay shutdown by a minute.
    if (isClosing) void reply.header('connection', 'close')
    done()
  })

  server.get('/healthz', async () => {
    if (isClosing) throw new Refusal(503, 'This server is closing.')
    await context.database.execute(sql`select 1`)
    return { success: true, message: 'ok' }
  })
  await registerContract(server, paths.contract, handlersOf(context), createAuditor(context), context)
  registerSetup(server, context)
  registerOpening(server, context)
  registerAuditExport(server, context)
  registerStatisticsExport(server, context)
  await registerPolicyReports(server, context)
  await registerPaymentNotices(server, context)
  await registerUnsubscribing(server, context)
  await standIn?.register(server)
  await registerMedia(server, context)
  registerAttemptExpiry(server, context)
  await registerSite(server, siteFolder, context)
  await registerStaff(server, staffFolder)
  await server.ready()
  return server
}
