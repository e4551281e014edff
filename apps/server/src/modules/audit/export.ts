import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { requireDownloader } from '../user/two-step-guard'
import { appendEntry } from './record'
import { readEntries } from './repository'

async function* linesOf(database: Database) {
  for await (const entry of readEntries(database)) yield `${JSON.stringify(entry)}\n`
}

/**
 * Serves `GET /api/admin/audit.jsonl`: the whole audit log as JSON lines, oldest first, with hashes. It is itself an
 * entry. A file, not an operation of the contract, whose bodies are JSON.
 */
export const registerAuditExport = (server: FastifyInstance, context: Context): void => {
  const { database } = context
  server.get('/api/admin/audit.jsonl', { exposeHeadRoute: false }, async (request, reply) => {
    const { id: actor } = requireDownloader(context, request, 'site.manage', 'given')
    await appendEntry(database, { actor, action: 'exportAuditLog' })
    return reply
      .header('content-disposition', 'attachment; filename="audit-log.jsonl"')
      .type('application/x-ndjson')
      .send(Readable.from(linesOf(database)))
  })
}
