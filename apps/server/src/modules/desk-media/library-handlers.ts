import { mayDo } from '@naru/api/rights'
import { optionalProp } from '@naru/exam-kit/content'
import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context'
import type { Database } from '../../db/database'
import { deskMedia } from '../../db/schema'
import { countTry } from '../../http/limits'
import type { HandlersOf } from '../../http/operations'
import { say, type Message } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { accept, checkLine } from '../admin/rules'
import type { SignedInUser } from '../auth/signed-in-user'
import { removeUnused } from '../media/store'
import { inWorker } from '../../worker/in-worker'
import { cropPicture } from './crop'
import { addEntry, entryOf, pageOfEntries, refuseUsed, setSpeakers } from './library'
import { withOwnFiles } from './put'
import type { Queue } from './queue'
import { checkCrop, checkText } from './rules'

const unknown = () => new Refusal(404, say('file_unknown'))

/**
 * An entry that a user may change: authors their own.
 * @throws Refusal 404 if there is none, 403 if it is another author's.
 */
const requireEntry = async (database: Database, user: Pick<SignedInUser, 'id' | 'role'>, name: string) => {
  const [row] = await database.select().from(deskMedia).where(eq(deskMedia.name, name)).for('update')
  if (row === undefined) throw unknown()
  if (row.ownerId !== user.id && !mayDo(user.role, 'papers.writeAll')) throw new Refusal(403, say('file_of_another'))
  return row
}

const noAlt = { ...say('alternative_text_missing'), message: 'The alternative text must not be empty.' }
const noLicence = say('licence_missing')

const text = (refused: Message, raw: string | undefined) =>
  raw === undefined ? undefined : accept(checkText(refused, raw))

export const libraryHandlers = (
  context: Context,
  queue: Queue,
): HandlersOf<'listMedia' | 'addMedia' | 'changeMedia' | 'deleteMedia' | 'cropMedia'> => {
  const { database, mediaFolder, runInBackground } = context
  return {
    listMedia: ({ user, query }) => pageOfEntries(database, query, user),

    addMedia: async ({ user, body, change }) => {
      const title = accept(checkLine('title', body.title))
      const alt = text(noAlt, body.alt)
      const licence = text(noLicence, body.licence)
      await countTry(context, 'mediaUploadsOfUser', user.id)
      const { kind, file } = accept(await queue(() => inWorker('processUpload', body.file)))
      if (kind === 'picture' && alt === undefined) throw new Refusal(400, say('alternative_text_missing'))
      await withOwnFiles(
        context,
        user.id,
        [file],
        (work) => change(file.name, work),
        (transaction) =>
          addEntry(
            transaction,
            {
              name: file.name,
              ownerId: user.id,
              kind,
              title,
              alt: alt ?? null,
              licence: licence ?? null,
              bytes: file.bytes.length,
              ...(kind === 'picture'
                ? { width: file.width, height: file.height }
                : { seconds: file.seconds, loudness: file.loudness, peak: file.peak }),
            },
            body.speakers ?? [],
          ),
      )
      return {
        success: true,
        message: 'The file is in the library.',
        media: await entryOf(database, file.name, user),
      }
    },

    changeMedia: async ({ user, path, body, change }) => {
      const title = body.title === undefined ? undefined : accept(checkLine('title', body.title))
      const alt = text(noAlt, body.alt)
      const licence = text(noLicence, body.licence)
      await change(path.id, async (transaction) => {
        await requireEntry(transaction, user, path.id)
        const fields = {
          ...optionalProp('title', title),
          ...optionalProp('alt', alt),
          ...optionalProp('licence', licence),
        }
        if (Object.keys(fields).length > 0)
          await transaction.update(deskMedia).set(fields).where(eq(deskMedia.name, path.id))
        if (body.speakers !== undefined) await setSpeakers(transaction, path.id, body.speakers)
      })
      return { success: true, message: 'Saved.', media: await entryOf(database, path.id, user) }
    },

    deleteMedia: async ({ user, path, change }) => {
      await change(path.id, async (transaction) => {
        await requireEntry(transaction, user, path.id)
        await refuseUsed(transaction, path.id, user)
        await transaction.delete(deskMedia).where(eq(deskMedia.name, path.id))
      })
      runInBackground(() => removeUnused(context, [path.id]))
      return { success: true, message: 'The file is no longer in the library.' }
    },

    cropMedia: async ({ user, path, body, change }) => {
      const [whole] = await database.select().from(deskMedia).where(eq(deskMedia.name, path.id))
      if (whole === undefined) throw unknown()
      if (whole.width === null || whole.height === null) throw new Refusal(400, 'Only a picture can be cropped.')
      accept(checkCrop(body, { width: whole.width, height: whole.height }))
      await countTry(context, 'mediaUploadsOfUser', user.id)
      const { title = whole.title, alt, ...part } = body
      const file = await queue(async () => cropPicture(whole.name, await readFile(join(mediaFolder, whole.name)), part))
      await withOwnFiles(
        context,
        user.id,
        [file],
        (work) => change(file.name, work),
        (transaction) =>
          addEntry(
            transaction,
            {
              name: file.name,
              ownerId: user.id,
              kind: 'picture',
              title: accept(checkLine('title', title)),
              alt: text(noAlt, alt) ?? whole.alt,
              licence: whole.licence,
              bytes: file.bytes.length,
              width: file.width,
              height: file.height,
            },
            [],
          ),
      )
      return {
        success: true,
        message: 'The part is in the library.',
        media: await entryOf(database, file.name, user),
      }
    },
  }
}
