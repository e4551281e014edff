import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../context'
import { advertisements, exams, messages, users, videos } from '../../db/schema'
import type { HandlersOf } from '../../http/operations'
import { countOffered } from './plan-repository'

export const overviewHandlers = ({ database }: Context): HandlersOf<'getAdminOverview'> => ({
  getAdminOverview: async () => {
    return {
      users: await database.$count(users, isNull(users.deletedAt)),
      inactiveUsers: await database.$count(users, and(eq(users.isActive, false), isNull(users.deletedAt))),
      plans: await countOffered(database),
      advertisements: await database.$count(advertisements, eq(advertisements.isShown, true)),
      videos: await database.$count(videos, eq(videos.isShown, true)),
      exams: await database.$count(exams),
      openMessages: await database.$count(messages, eq(messages.isDone, false)),
    }
  },
})
