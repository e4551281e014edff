import { mayDo } from '@naru/api/rights'
import { eq } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addEntry, entryOf, type NewEntry, pageOfEntries, refuseUsed, setSpeakers } from './library'
import { withOwnFiles } from './put'
import { checkCrop, checkText, type Rectangle } from './rules'
import { mediaNameOf } from '../media/paths'
import type { StoredPicture } from '../media/picture'
import { fetchFiles, removeUnused } from '../media/store'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { deskMedia } from '../../platform/db/schema'
import { accept, checkLine } from '../../platform/http/checked'
import { type Message, say } from '../../platform/http/messages'
import type { Change, HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { inWorker } from '../../worker/in-worker'
import type { Queue } from '../../worker/queue'
import type { Uploaded } from '../../worker/upload'

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

  const put = async (
    user: SignedInUser,
    change: Change,
    { contentType, ...file }: Uploaded['file'],
    entry: Pick<NewEntry, 'kind' | 'title' | 'alt' | 'licence'>,
    speakers: readonly string[],
  ) => {
    const { name, bytes } = file
    await withOwnFiles(
      context,
      user.id,
      [{ name, contentType, bytes }],
      (work) => change(name, work),
      (transaction) => addEntry(transaction, { ...file, ...entry, bytes: bytes.length, ownerId: user.id }, speakers),
    )
    return entryOf(database, name, user)
  }

  return {
    listMedia: ({ user, query }) => pageOfEntries(database, query, user),

    addMedia: async ({ user, body, change }) => {
      const title = accept(checkLine('title', body.title))
      const alt = text(noAlt, body.alt)
      const licence = text(noLicence, body.licence)
      const { kind, file } = accept(await queue(() => inWorker('processUpload', body.file)))
      if (kind === 'picture' && alt === undefined) throw new Refusal(400, say('alternative_text_missing'))
      const entry = { kind, title, alt: alt ?? null, licence: licence ?? null }
      const media = await put(user, change, file, entry, body.speakers ?? [])
      return { success: true, message: 'The file is in the library.', media }
    },

    changeMedia: async ({ user, path, body, change }) => {
      const title = body.title === undefined ? undefined : accept(checkLine('title', body.title))
      const alt = text(noAlt, body.alt)
      const licence = text(noLicence, body.licence)
      await change(path.id, async (transaction) => {
        await requireEntry(transaction, user, path.id)
        if ([title, alt, licence].some((given) => given !== undefined))
          await transaction.update(deskMedia).set({ title, alt, licence }).where(eq(deskMedia.name, path.id))
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
      const { title = whole.title, alt, ...part } = body
      const entry = {
        kind: 'picture',
        title: accept(checkLine('title', title)),
        alt: text(noAlt, alt) ?? whole.alt,
        licence: whole.licence,
      } as const
      await fetchFiles(context, [whole.name])
      const file = await queue(async () => cropPicture(whole.name, await readFile(join(mediaFolder, whole.name)), part))
      return { success: true, message: 'The part is in the library.', media: await put(user, change, file, entry, []) }
    },
  }
}

/** Version of the encoding; changing the encoding changes it, so that no name has two contents. */
const RECIPE = 'crop 1'

/** Cuts a part out of a stored picture. It must lie in the picture. */
const cropPicture = async (
  name: string,
  whole: Buffer,
  { left, top, width, height }: Rectangle,
): Promise<StoredPicture> => {
  const part = sharp(whole).extract({ left, top, width, height })
  // A stored picture is lossless if that is smaller, as for lines and letters.
  const [lossy, lossless] = [
    await part.clone().webp({ quality: 90, smartSubsample: true }).toBuffer(),
    await part.clone().webp({ lossless: true }).toBuffer(),
  ]
  return {
    name: mediaNameOf('.webp', [RECIPE, name, left, top, width, height].join(' ')),
    contentType: 'image/webp',
    bytes: lossless.length <= lossy.length ? lossless : lossy,
    width,
    height,
  }
}
