import { optionalProp } from '@naru/exam-kit/content'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { databaseNow } from '../../platform/db/clock'
import type { Database } from '../../platform/db/database'
import { users } from '../../platform/db/schema'
import { countTry } from '../../platform/http/limits'
import type { BodyOf, HandlersOf, ReplyOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { leaderboardsOfLearnerChanged } from './leaderboard'
import { leaderboardNameOf, checkDisplayName, fullNameOf, initialsOf, type NameFacts } from './names'

const columns = {
  name: users.name,
  lName: users.lName,
  leaderboardName: users.leaderboardName,
  displayName: users.displayName,
  adultDeclaredAt: users.adultDeclaredAt,
  leftLeaderboardsAt: users.leftLeaderboardsAt,
}

type Row = NameFacts & Pick<typeof users.$inferSelect, 'leftLeaderboardsAt'>

const replyFor = (row: Row): ReplyOf<'getLeaderboardSettings'> => ({
  leaderboardName: row.leaderboardName,
  ...optionalProp('displayName', row.displayName ?? undefined),
  shownName: leaderboardNameOf(row),
  initials: initialsOf(row),
  fullName: fullNameOf(row),
  ...optionalProp('adultDeclaredAt', row.adultDeclaredAt?.toISOString()),
  hasLeft: row.leftLeaderboardsAt !== null,
})

const isSameOnLeaderboards = (one: Row, other: Row) =>
  leaderboardNameOf(one) === leaderboardNameOf(other) &&
  (one.leftLeaderboardsAt === null) === (other.leftLeaderboardsAt === null)

/** The columns that a request changes. @throws Refusal if the learner may not have this name. */
const changesOf = (body: BodyOf<'changeLeaderboardSettings'>, row: Row) => {
  const { leaderboardName, displayName, hasLeft } = body
  const isAdult = row.adultDeclaredAt !== null || body.isAdult === true
  if (leaderboardName === 'full' && !isAdult) {
    throw new Refusal(400, say('adult_required'))
  }
  const written = displayName ?? (leaderboardName === 'chosen' ? (row.displayName ?? '') : undefined)
  const checked = written === undefined ? undefined : checkDisplayName(written, { ...row, isAdult })
  if (checked !== undefined && 'refused' in checked) throw new Refusal(400, checked.refused)
  return {
    ...optionalProp('leaderboardName', leaderboardName),
    ...optionalProp('displayName', checked?.accepted),
    ...(isAdult ? { adultDeclaredAt: sql`coalesce(${users.adultDeclaredAt}, ${databaseNow})` } : {}),
    ...(hasLeft === true ? { leftLeaderboardsAt: sql`coalesce(${users.leftLeaderboardsAt}, ${databaseNow})` } : {}),
    ...(hasLeft === false ? { leftLeaderboardsAt: null } : {}),
  }
}

const selectRow = (database: Database, userId: string) =>
  database.select(columns).from(users).where(eq(users.id, userId))

export const leaderboardHandlers = ({
  database,
}: Context): HandlersOf<'getLeaderboardSettings' | 'changeLeaderboardSettings'> => ({
  getLeaderboardSettings: async ({ user }) => {
    const [row] = await selectRow(database, user.id)
    // Deleted meanwhile.
    if (row === undefined) throw new Refusal(401, say('not_authorized'))
    return replyFor(row)
  },

  changeLeaderboardSettings: ({ user, body }) =>
    database.transaction(async (transaction) => {
      const [before] = await selectRow(transaction, user.id).for('update')
      if (before === undefined) throw new Refusal(401, say('not_authorized'))
      const changes = changesOf(body, before)
      if (Object.keys(changes).length === 0) return replyFor(before)
      const [after = before] = await transaction
        .update(users)
        .set(changes)
        .where(eq(users.id, user.id))
        .returning(columns)
      if (!isSameOnLeaderboards(before, after)) {
        // Leaving is always possible.
        if (after.leftLeaderboardsAt === null)
          await countTry({ database: transaction }, 'leaderboardChangesOfUser', user.id)
        await leaderboardsOfLearnerChanged(transaction, user.id)
      }
      return replyFor(after)
    }),
})
