import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { advertisements, exams, messages, users, videos } from '../../platform/db/schema'
import type { HandlersOf } from '../../platform/http/operations'
import { countOffered } from '../plans/plan-repository'

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
