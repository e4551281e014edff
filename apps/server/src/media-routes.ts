import fastifyStatic from '@fastify/static'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './platform/context'
import { media, mediaExams, practiceMedia } from './platform/db/schema'
import { say } from './platform/http/messages'
import { Refusal } from './platform/http/refusal'
import { drawingPolicy } from './platform/http/security-headers'
import { accessFacts } from './modules/exams/repository'
import { accessOf } from './modules/exams/rules'
import { fetchFiles } from './modules/media/store'
import { isMediaOfOwner } from './modules/papers/media'
import { mediaName } from './modules/media/paths'
import { mayStaffFetch } from './modules/desk-media/fetch'
import { hasActivePlan } from './modules/plans/repository'
import { hasKeptAttempt } from './modules/attempts/revoked'
import { hasRight } from './modules/user/two-step-guard'

const YEAR = 31_536_000

/**
 * Serves media by name: public files to everybody, an exam's files to those who may take it or have an attempt at it whose plan was not
 * taken back, those of practice to learners with an active plan, those of a paper and its takes to its author, those of
 * the library to all authors, and all to editors. Supports ranges.
 */
export const registerMedia = async (server: FastifyInstance, context: Context): Promise<void> => {
  const { database, mediaFolder } = context
  // `preCompressed` is for the web app's pages, which use the same `sendFile`.
  await server.register(fastifyStatic, { root: mediaFolder, serve: false, preCompressed: true })

  const mayFetch = async (name: string, userId: string, present: Date) => {
    const owners = await database
      .select({ examId: mediaExams.examId })
      .from(mediaExams)
      .where(eq(mediaExams.name, name))
    for (const { examId } of owners) {
      // Nearly always one exam: a file belongs to several only if they use the same picture.
      const facts = await accessFacts(database, userId, examId)
      if (facts === undefined) continue
      if (accessOf(facts, present) !== 'locked') return true
      if (await hasKeptAttempt(database, { userId, examId, facts, present })) return true
    }
    const [practised] = await database
      .select({ name: practiceMedia.name })
      .from(practiceMedia)
      .where(eq(practiceMedia.name, name))
    return practised !== undefined && hasActivePlan(database, userId, present)
  }

  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    const [file] = mediaName.test(name) ? await database.select().from(media).where(eq(media.name, name)) : []
    if (file === undefined) throw new Refusal(404, 'There is no such file.')
    if (!file.isPublic) {
      const { visitor, present } = request
      if (visitor === undefined || present === undefined) throw new Refusal(401, say('not_authorized'))
      const isAllowed =
        // Editors preview exams without a plan.
        hasRight(context, request, 'exams.preview') ||
        (hasRight(context, request, 'papers.write') && (await isMediaOfOwner(database, name, visitor.id))) ||
        (hasRight(context, request, 'media.manage') && (await mayStaffFetch(database, name, visitor))) ||
        (await mayFetch(name, visitor.id, present))
      if (!isAllowed) throw new Refusal(403, say('exam_locked'))
    }
    await fetchFiles(context, [name])
    // A symbolic link could lead out of the folder.
    const found = await lstat(join(mediaFolder, name)).catch(() => undefined)
    if (found?.isFile() !== true) throw new Refusal(404, 'There is no such file.')
    if (file.contentType === 'image/svg+xml') void reply.header('content-security-policy', drawingPolicy)
    // A name never changes its content.
    return reply
      .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=${YEAR}, immutable`)
      .type(file.contentType)
      .sendFile(name, mediaFolder, { cacheControl: false })
  })
}
