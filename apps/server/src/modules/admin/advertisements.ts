import type { Schemas } from '@naru/api/types'
import { asc, eq, max } from 'drizzle-orm'
import type { Context } from '../../context'
import { advertisements } from '../../db/schema'
import { given } from '../../given'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { newId } from '../../ids'
import { mediaPath } from '../media/paths'
import { accept } from './accept'
import { onlyAdmins } from './only-admins'
import { checkPicture } from './picture'
import { storePicture } from './picture-store'
import { checkLine } from './rules'

type Row = typeof advertisements.$inferSelect

const shown = ({ id, title, image, isShown }: Row): Schemas['AdminAdvertisement'] => ({
  id,
  title,
  imageUrl: mediaPath(image),
  isShown,
})

const none = () => new Refusal(404, 'There is no such advertisement.')

/** The advertisements of the home page, as admins look after them. */
export const advertisementAdminHandlers = ({
  database,
  mediaFolder,
}: Context): HandlersOf<
  'listAllAdvertisements' | 'addAdvertisement' | 'changeAdvertisement' | 'deleteAdvertisement'
> => ({
  listAllAdvertisements: async ({ user }) => {
    onlyAdmins(user)
    const rows = await database
      .select()
      .from(advertisements)
      .orderBy(asc(advertisements.position), asc(advertisements.id))
    return rows.map(shown)
  },

  addAdvertisement: async ({ user, body }) => {
    onlyAdmins(user)
    const title = accept(checkLine('The title', body.title))
    const image = await storePicture(database, mediaFolder, accept(checkPicture(body.image)))
    const [last] = await database.select({ position: max(advertisements.position) }).from(advertisements)
    const [row] = await database
      .insert(advertisements)
      .values({ id: newId(), title, image, position: (last?.position ?? -1) + 1 })
      .returning()
    if (row === undefined) throw none()
    return { success: true, message: 'The advertisement is on the home page.', advertisement: shown(row) }
  },

  changeAdvertisement: async ({ user, path, body }) => {
    onlyAdmins(user)
    const title = body.title === undefined ? undefined : accept(checkLine('The title', body.title))
    const picture = body.image === undefined ? undefined : accept(checkPicture(body.image))
    const known = await database
      .select({ id: advertisements.id })
      .from(advertisements)
      .where(eq(advertisements.id, path.id))
    if (known.length === 0) throw none()
    const image = picture === undefined ? undefined : await storePicture(database, mediaFolder, picture)
    const [row] = await database
      .update(advertisements)
      .set({ ...given('title', title), ...given('image', image), ...given('isShown', body.isShown) })
      .where(eq(advertisements.id, path.id))
      .returning()
    if (row === undefined) throw none()
    return { success: true, message: 'The advertisement was changed.', advertisement: shown(row) }
  },

  deleteAdvertisement: async ({ user, path }) => {
    onlyAdmins(user)
    const gone = await database.delete(advertisements).where(eq(advertisements.id, path.id)).returning()
    if (gone.length === 0) throw none()
    return { success: true, message: 'The advertisement was deleted.' }
  },
})
