import { optionalProp } from '@naru/exam-kit/content'
import { translatedLanguages } from '@naru/api/languages'
import type { Schemas } from '@naru/api/types'
import { asc, eq, max } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { advertisements } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { newId } from '../../platform/ids'
import { mediaPath } from '../media/paths'
import type { StoredPicture } from '../media/picture'
import { removeUnused, withFiles } from '../media/store'
import { inWorker } from '../../worker/in-worker'
import { accept, checkLine } from '../../platform/http/checked'

type Row = typeof advertisements.$inferSelect

const toResponse = ({ id, title, translations, image, isShown }: Row): Schemas['AdminAdvertisement'] => ({
  id,
  title,
  imageUrl: mediaPath(image),
  isShown,
  ...optionalProp('translations', translations ?? undefined),
})

/** Checks the titles by language; null if there are none. */
const checkTitles = (raw: Schemas['AdvertisementTranslations'] = {}): Schemas['AdvertisementTranslations'] | null => {
  const titles = translatedLanguages.flatMap((language) => {
    const title = raw[language]?.title
    return title === undefined ? [] : [[language, { title: accept(checkLine('title', title)) }] as const]
  })
  return titles.length === 0 ? null : Object.fromEntries(titles)
}

const none = () => new Refusal(404, say('advertisement_unknown'))

export const advertisementAdminHandlers = (
  context: Context,
): HandlersOf<'listAllAdvertisements' | 'addAdvertisement' | 'changeAdvertisement' | 'deleteAdvertisement'> => {
  const { database, runInBackground } = context
  const filesOf = (picture: StoredPicture) => ({ files: [picture], isPublic: true })
  return {
    listAllAdvertisements: async () => {
      const rows = await database
        .select()
        .from(advertisements)
        .orderBy(asc(advertisements.position), asc(advertisements.id))
      return rows.map(toResponse)
    },

    addAdvertisement: async ({ body, change }) => {
      const title = accept(checkLine('title', body.title))
      const translations = checkTitles(body.translations)
      const picture = accept(await inWorker('processPicture', body.image))
      const id = newId()
      const add = async (transaction: Database) => {
        const [last] = await transaction.select({ position: max(advertisements.position) }).from(advertisements)
        const [added] = await transaction
          .insert(advertisements)
          .values({ id, title, translations, image: picture.name, position: (last?.position ?? -1) + 1 })
          .returning()
        return added
      }
      const row = await withFiles(context, filesOf(picture), (work) => change(id, work), add)
      if (row === undefined) throw none()
      return { success: true, message: 'The advertisement is on the home page.', advertisement: toResponse(row) }
    },

    changeAdvertisement: async ({ path, body, change }) => {
      const title = body.title === undefined ? undefined : accept(checkLine('title', body.title))
      const translations = checkTitles(body.translations)
      const picture = body.image === undefined ? undefined : accept(await inWorker('processPicture', body.image))
      const replace = async (transaction: Database) => {
        const isThis = eq(advertisements.id, path.id)
        const [before] = await transaction.select().from(advertisements).where(isThis).for('update')
        const [row] = await transaction
          .update(advertisements)
          .set({
            title,
            // Without others, those there are translate the former title.
            ...((title !== undefined || body.translations !== undefined) && { translations }),
            image: picture?.name,
            isShown: body.isShown,
          })
          .where(isThis)
          .returning()
        if (before === undefined || row === undefined) throw none()
        return { before, row }
      }
      const { before, row } = await (picture === undefined
        ? change(path.id, replace)
        : withFiles(context, filesOf(picture), (work) => change(path.id, work), replace))
      if (before.image !== row.image) runInBackground(() => removeUnused(context, [before.image]))
      return { success: true, message: 'The advertisement was changed.', advertisement: toResponse(row) }
    },

    deleteAdvertisement: async ({ path, change }) => {
      const image = await change(path.id, async (transaction) => {
        const [gone] = await transaction.delete(advertisements).where(eq(advertisements.id, path.id)).returning()
        if (gone === undefined) throw none()
        return gone.image
      })
      runInBackground(() => removeUnused(context, [image]))
      return { success: true, message: 'The advertisement was deleted.' }
    },
  }
}
