import { asc, eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { advertisements, videos } from '../../db/schema'
import { countFromAddress } from '../../http/limits'
import type { HandlersOf } from '../../http/operations'
import { Refusal } from '../../http/refusal'
import { contactMail, translationReportMail } from '../../mail/messages'
import { mediaPath } from '../media/paths'
import { checkContact, checkTranslationReport } from './rules'

/** Advertisements, videos and the contact form. */
export const contentHandlers = (
  context: Context,
): HandlersOf<'listAdvertisements' | 'listVideos' | 'sendContactMessage' | 'reportTranslation'> => {
  const { database, queueMail, contactEmail } = context
  return {
    listAdvertisements: async () => {
      const rows = await database
        .select()
        .from(advertisements)
        .where(eq(advertisements.isShown, true))
        .orderBy(asc(advertisements.position), asc(advertisements.id))
      return rows.map(({ id, title, image }) => ({ id, title, imageUrl: mediaPath(image) }))
    },

    listVideos: () =>
      database
        .select({ id: videos.id, title: videos.title, youtubeUrl: videos.youtubeUrl })
        .from(videos)
        .where(eq(videos.isShown, true))
        .orderBy(asc(videos.position), asc(videos.id)),

    sendContactMessage: async ({ body, address }) => {
      const checked = checkContact(body)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      await countFromAddress(context, 'contactFromAddress', address)
      await queueMail(contactMail(contactEmail, checked.accepted))
      return { success: true, message: 'Your message was sent. We will reach you soon!' }
    },

    reportTranslation: async ({ body, address }) => {
      const checked = checkTranslationReport(body)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      await countFromAddress(context, 'translationReportsFromAddress', address)
      await queueMail(translationReportMail(contactEmail, checked.accepted))
      return { success: true, message: 'Thank you. Your report was sent.' }
    },
  }
}
