import { eq, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { databaseNow } from './platform/db/clock'
import type { Database, OpenDatabase } from './platform/db/database'
import { examProgress, mails } from './platform/db/schema'
import { codeOf, reasonOf, StartFailure } from './platform/failure'

export interface MetricsOptions extends Pick<OpenDatabase, 'database' | 'connections'> {
  /** On this machine only. */
  port: number
}

/** How long ago the oldest of some times was, in seconds; 0 without one. */
const secondsSince = (times: SQL) =>
  sql<number>`coalesce(extract(epoch from ${databaseNow} - min(${times})), 0)::float8`

/** What only the database knows. */
const readDatabase = async (database: Database) => {
  const { deadline } = examProgress
  const [[exams], [mail]] = await Promise.all([
    database
      .select({
        running: sql<number>`count(*) filter (where ${deadline} > ${databaseNow})::int`,
        overdueSeconds: secondsSince(sql`least(${deadline}, ${databaseNow})`),
      })
      .from(examProgress),
    database
      .select({ seconds: secondsSince(sql`${mails.createdAt}`) })
      .from(mails)
      .where(eq(mails.state, 'queued')),
  ])
  return {
    exams_running: exams?.running,
    exams_overdue_seconds: exams?.overdueSeconds,
    mails_waiting_seconds: mail?.seconds,
  }
}

const help = {
  exams_running: 'Exams of all servers whose time has not passed.',
  exams_overdue_seconds: 'How long the oldest exam has been over without being graded.',
  mails_waiting_seconds: 'How long the oldest mail has been waiting to be sent.',
}

const createMetrics = ({ database, connections }: MetricsOptions) => {
  const registry = new Registry()
  const registers = [registry]
  // Processor, memory, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'naru_request_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers,
  })
  const pool = new Gauge({
    name: 'naru_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(connections?.() ?? {})) pool.set({ state }, count)
    },
  })
  const ofDatabase = Object.entries(help).map(
    ([name, text]) => [name, new Gauge({ name: `naru_${name}`, help: text, registers })] as const,
  )
  return {
    requests,
    contentType: registry.contentType,
    /** @returns all metrics in the text format of Prometheus */
    read: async () => {
      const facts: Record<string, number | undefined> = await readDatabase(database)
      for (const [name, gauge] of ofDatabase) gauge.set(facts[name] ?? 0)
      return registry.metrics()
    },
  }
}

/**
 * Serves the metrics of a server to Prometheus from the moment that it is ready: on a port of their own and to this machine only, so that no
 * proxy of the site reaches them. `ready` rejects with a StartFailure if the port is taken.
 */
export const registerMetrics = (server: FastifyInstance, options: MetricsOptions): void => {
  const { requests, contentType, read } = createMetrics(options)
  const { port } = options
  server.addHook('onResponse', ({ method, routeOptions: { url = 'none' } }, { statusCode, elapsedTime }, done) => {
    requests.observe({ operation: `${method} ${url}`, status: statusCode }, elapsedTime / 1000)
    done()
  })
  const listener = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (thrown: unknown) => response.writeHead(503).end(reasonOf(thrown)),
    )
  })
  server.addHook('onReady', async () => {
    try {
      await once(listener.listen(port, '127.0.0.1'), 'listening')
    } catch (thrown) {
      throw new StartFailure(
        `Port ${port} cannot be used (${codeOf(thrown) ?? reasonOf(thrown)}). Set another METRICS_PORT.`,
      )
    }
  })
  server.addHook('preClose', (done) => {
    listener.close()
    done()
  })
}
