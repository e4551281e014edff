import { optionalProp } from '@naru/exam-kit/content'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import { databaseNow } from '../../db/clock'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { countTry } from '../../http/limits'
import type { BodyOf, HandlersOf, ReplyOf } from '../../http/operations'
import { say } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { boardsOfLearnerChanged } from '../results/board'
import { boardNameOf, checkDisplayName, fullNameOf, initialsOf, type NameFacts } from './names'

const columns = {
  name: users.name,
  lName: users.lName,
  boardName: users.boardName,
  displayName: users.displayName,
  adultDeclaredAt: users.adultDeclaredAt,
  leftBoardsAt: users.leftBoardsAt,
  hasBoardNotice: users.hasBoardNotice,
}

type Row = NameFacts & Pick<typeof users.$inferSelect, 'leftBoardsAt' | 'hasBoardNotice'>

const replyFor = (row: Row): ReplyOf<'getBoardSettings'> => ({
  boardName: row.boardName,
  ...optionalProp('displayName', row.displayName ?? undefined),
  shownName: boardNameOf(row),
  initials: initialsOf(row),
  fullName: fullNameOf(row),
  ...optionalProp('adultDeclaredAt', row.adultDeclaredAt?.toISOString()),
  hasLeft: row.leftBoardsAt !== null,
  hasNotice: row.hasBoardNotice,
})

const isSameOnBoards = (one: Row, other: Row) =>
  boardNameOf(one) === boardNameOf(other) && (one.leftBoardsAt === null) === (other.leftBoardsAt === null)

/** The columns that a request changes. @throws Refusal if the learner may not have this name. */
const changesOf = (body: BodyOf<'changeBoardSettings'>, row: Row) => {
  const { boardName, displayName, hasLeft } = body
  const isAdult = row.adultDeclaredAt !== null || body.isAdult === true
  if (boardName === 'full' && !isAdult) {
    throw new Refusal(400, say('adult_required'))
  }
  const written = displayName ?? (boardName === 'chosen' ? (row.displayName ?? '') : undefined)
  const checked = written === undefined ? undefined : checkDisplayName(written, { ...row, isAdult })
  if (checked !== undefined && 'refused' in checked) throw new Refusal(400, checked.refused)
  return {
    // Any change shows that the notice was read.
    hasBoardNotice: false,
    ...optionalProp('boardName', boardName),
    ...optionalProp('displayName', checked?.accepted),
    ...(isAdult ? { adultDeclaredAt: sql`coalesce(${users.adultDeclaredAt}, ${databaseNow})` } : {}),
    ...(hasLeft === true ? { leftBoardsAt: sql`coalesce(${users.leftBoardsAt}, ${databaseNow})` } : {}),
    ...(hasLeft === false ? { leftBoardsAt: null } : {}),
  }
}

const selectRow = (database: Database, userId: string) =>
  database.select(columns).from(users).where(eq(users.id, userId))

/** A learner's name and place on the boards. */
export const boardHandlers = ({ database }: Context): HandlersOf<'getBoardSettings' | 'changeBoardSettings'> => ({
  getBoardSettings: async ({ user }) => {
    const [row] = await selectRow(database, user.id)
    // Deleted meanwhile.
    if (row === undefined) throw new Refusal(401, say('not_authorized'))
    return replyFor(row)
  },

  changeBoardSettings: ({ user, body }) =>
    database.transaction(async (transaction) => {
      const [before] = await selectRow(transaction, user.id).for('update')
      if (before === undefined) throw new Refusal(401, say('not_authorized'))
      const ofUser = eq(users.id, user.id)
      const [after = before] = await transaction
        .update(users)
        .set(changesOf(body, before))
        .where(ofUser)
        .returning(columns)
      if (!isSameOnBoards(before, after)) {
        // Leaving is always possible.
        if (after.leftBoardsAt === null) await countTry({ database: transaction }, 'boardChangesOfUser', user.id)
        await boardsOfLearnerChanged(transaction, user.id)
      }
      return replyFor(after)
    }),
})
