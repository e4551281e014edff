import type { Context } from '../../platform/context'
import { deletedNotifications } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { notificationsOf } from './repository'

export const notificationHandlers = (context: Context): HandlersOf<'listNotifications' | 'deleteNotifications'> => ({
  listNotifications: ({ user, present }) => notificationsOf(context, user, present),

  deleteNotifications: async ({ user, present, body }) => {
    // Only what is shown, so that no more is stored than there is.
    const shown = await notificationsOf(context, user, present)
    const rows = shown
      .filter(({ id }) => body.ids.includes(id))
      .map(({ id }) => ({ userId: user.id, notificationId: id, deletedAt: present }))
    if (rows.length > 0) await context.database.insert(deletedNotifications).values(rows).onConflictDoNothing()
    return { success: true, message: 'The notifications are deleted.' }
  },
})
