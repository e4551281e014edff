import type { Context } from '../../platform/context'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { deletionRequestedMail } from '../../platform/mail/messages'
import { confirmPassword } from '../auth/confirm-password'
import { requestDeletion, undoDeletion } from './deletion'
import { dataZip } from './download'

export const myDataHandlers = (
  context: Context,
): HandlersOf<'downloadMyData' | 'requestAccountDeletion' | 'undoAccountDeletion'> => {
  const { database, now, queueMail, logSecurityEvent, publicUrl } = context
  return {
    downloadMyData: async ({ user, address }) => {
      const zip = await dataZip(database, user, now())
      logSecurityEvent('data downloaded', { userId: user.id, address })
      return {
        fileName: `naru-my-data-${now().toISOString().slice(0, 10)}.zip`,
        zip: Buffer.from(zip).toString('base64'),
      }
    },

    requestAccountDeletion: async ({ user, session, body, address }) => {
      await confirmPassword(context, user, body.password, address)
      const deletionAt = await requestDeletion(database, {
        userId: user.id,
        isAdmin: user.role === 'admin',
        sessionId: session.id,
      })
      await queueMail(deletionRequestedMail(user, deletionAt, publicUrl))
      logSecurityEvent('account deletion requested', { userId: user.id, address })
      return { success: true, message: 'Your account will be deleted in 7 days.' }
    },

    undoAccountDeletion: async ({ user, address }) => {
      if (!(await undoDeletion(database, user.id))) throw new Refusal(409, say('account_deleted'))
      logSecurityEvent('account deletion undone', { userId: user.id, address })
      return { success: true, message: 'Your account stays.' }
    },
  }
}
