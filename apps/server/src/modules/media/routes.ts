import fastifyStatic from '@fastify/static'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context'
import { media, mediaExams } from '../../db/schema'
import { NOT_AUTHORIZED, Refusal } from '../../http/refusal'
import { LOCKED } from '../exams/access'
import { accessFacts } from '../exams/repository'
import { maySee } from '../exams/rules'

/** A hash and an ending: whatever else is asked for cannot be a file of ours. */
const mediaName = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/

const YEAR = 31_536_000

/** Serves media by name: public pictures to everybody, an exam's files to whoever may see the exam. Ranges are answered. */
export const registerMedia = async (server: FastifyInstance, context: Context): Promise<void> => {
  const { database, now, mediaFolder } = context
  // Compressed neighbours are looked for because the web app's page is sent by the same `sendFile`.
  await server.register(fastifyStatic, { root: mediaFolder, serve: false, preCompressed: true })

  const mayFetch = async (name: string, userId: string) => {
    const owners = await database
      .select({ examId: mediaExams.examId })
      .from(mediaExams)
      .where(eq(mediaExams.name, name))
    for (const { examId } of owners) {
      // One exam nearly always: files are shared only where two exams use the same picture.
      const facts = await accessFacts(database, userId, examId)
      if (facts !== undefined && maySee(facts, now())) return true
    }
    return false
  }

  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const [file] = mediaName.test(name) ? await database.select().from(media).where(eq(media.name, name)) : []
    if (file === undefined) throw new Refusal(404, 'There is no such file.')
    if (!file.isPublic) {
      if (request.visitor === undefined) throw new Refusal(401, NOT_AUTHORIZED)
      // Admins look at exams that no plan of theirs unlocks.
      const isAdmin = request.visitor.role === 'admin'
      if (!isAdmin && !(await mayFetch(name, request.visitor.id))) throw new Refusal(403, LOCKED)
    }
    // A link could lead out of the folder.
    const found = await lstat(join(mediaFolder, name)).catch(() => undefined)
    if (found?.isFile() !== true) throw new Refusal(404, 'There is no such file.')
    // A name belongs to one content for ever.
    return reply
      .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${YEAR}, immutable`)
      .type(file.contentType)
      .sendFile(name, mediaFolder, { cacheControl: false })
  })
}
