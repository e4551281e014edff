import { asc, eq } from 'drizzle-orm'
import { optionalProp } from '@naru/exam-kit/content'
import type { Context } from '../../platform/context'
import { advertisements, messages, videos } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { Refusal } from '../../platform/http/refusal'
import { chosenLanguage } from '../../platform/language'
import { newId } from '../../platform/ids'
import type { MailMessage } from '../../platform/mail/mailer'
import { contactMail, translationReportMail } from '../../platform/mail/messages'
import { mediaPath } from '../media/paths'
import { checkContact, checkTranslationReport } from './rules'

export const contentHandlers = (
  context: Context,
): HandlersOf<'listAdvertisements' | 'listVideos' | 'sendContactMessage' | 'reportTranslation'> => {
  const { database, now, queueMail, runInBackground, operator } = context
  const recipient = () => {
    const { contactEmail, email } = operator.settings()
    return contactEmail ?? email ?? 'contact@naru.test'
  }
  /** Stores a message, then mails a copy. A mail that cannot be queued is logged: the message is not lost. */
  const store = async (message: Omit<typeof messages.$inferInsert, 'id' | 'createdAt'>, copy: MailMessage) => {
    await database.insert(messages).values({ id: newId(), createdAt: now(), ...message })
    runInBackground(() => queueMail(copy))
  }
  return {
    listAdvertisements: async () => {
      const rows = await database
        .select()
        .from(advertisements)
        .where(eq(advertisements.isShown, true))
        .orderBy(asc(advertisements.position), asc(advertisements.id))
      return rows.map(({ id, title, translations, image }) => ({
        id,
        title,
        ...optionalProp('translations', translations ?? undefined),
        imageUrl: mediaPath(image),
      }))
    },

    listVideos: () =>
      database
        .select({ id: videos.id, title: videos.title, youtubeUrl: videos.youtubeUrl })
        .from(videos)
        .where(eq(videos.isShown, true))
        .orderBy(asc(videos.position), asc(videos.id)),

    sendContactMessage: async ({ body, visitor, headers }) => {
      const checked = checkContact(body)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      const { firstName, lastName, contactNumber, email, message } = checked.accepted
      const name = `${firstName} ${lastName}`
      const language = visitor?.language ?? chosenLanguage(headers.cookie)
      await store(
        { kind: 'contact', userId: visitor?.id ?? null, name, email, phone: contactNumber, language, text: message },
        contactMail(recipient(), checked.accepted),
      )
      return { success: true, message: 'Your message was sent. We will reach you soon!' }
    },

    reportTranslation: async ({ body, visitor }) => {
      const checked = checkTranslationReport(body)
      if ('refused' in checked) throw new Refusal(400, checked.refused)
      const { language, page, keys, message } = checked.accepted
      await store(
        { kind: 'translation', userId: visitor?.id ?? null, language, page, keys, text: message },
        translationReportMail(recipient(), checked.accepted),
      )
      return { success: true, message: 'Thank you. Your report was sent.' }
    },
  }
}
