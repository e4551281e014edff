import { optionalProp } from '@naru/exam-kit/content'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import type { Database } from '../../platform/db/database'
import { withoutNulls } from '../../platform/db/without-nulls'
import { profilePictures, users } from '../../platform/db/schema'
import { accept } from '../../platform/http/checked'
import type { BodyOf, HandlersOf, ReplyOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { inWorker } from '../../worker/in-worker'
import { checkPerson, type PersonFields } from '../auth/rules'
import { leaderboardsOfLearnerChanged } from '../leaderboards/leaderboard'
import { dayOf } from '../practice/days'
import { isBirthDate } from './rules'

/** @throws Refusal 401 if the account was deleted meanwhile. */
const profileOf = async (database: Database, userId: string): Promise<ReplyOf<'getProfile'>> => {
  const [row] = await database
    .select({
      name: users.name,
      lName: users.lName,
      email: users.email,
      phone: users.phone,
      more: { dateOfBirth: users.dateOfBirth, address: users.address, picture: profilePictures.picture },
    })
    .from(users)
    .leftJoin(profilePictures, eq(profilePictures.userId, users.id))
    .where(eq(users.id, userId))
  if (row === undefined) throw new Refusal(401, say('not_authorized'))
  const { more, ...person } = row
  return { ...person, ...withoutNulls(more) }
}

/** The column's value: undefined stays, '' is null. */
const orNull = (value: string | undefined) => (value === '' ? null : value)

export const profileHandlers = ({ database, timeZone }: Context): HandlersOf<'getProfile' | 'changeProfile'> => {
  const changesOf = (body: BodyOf<'changeProfile'>, user: PersonFields, present: Date) => {
    const { dateOfBirth } = body
    if (dateOfBirth && !isBirthDate(dateOfBirth, dayOf(present, timeZone))) {
      throw new Refusal(400, say('birth_date_wrong'))
    }
    return {
      ...accept(checkPerson({ name: user.name, lName: user.lName, phone: user.phone, ...body })),
      ...optionalProp('dateOfBirth', orNull(dateOfBirth)),
      ...optionalProp('address', orNull(body.address?.trim())),
    }
  }

  const storePicture = async (transaction: Database, userId: string, picture: string) => {
    if (picture === '') await transaction.delete(profilePictures).where(eq(profilePictures.userId, userId))
    else {
      await transaction
        .insert(profilePictures)
        .values({ userId, picture })
        .onConflictDoUpdate({ target: profilePictures.userId, set: { picture } })
    }
  }

  return {
    getProfile: ({ user }) => profileOf(database, user.id),

    changeProfile: async ({ user, body, present }) => {
      const changes = changesOf(body, user, present)
      const picture = body.picture && accept(await inWorker('processPortrait', body.picture))
      return database.transaction(async (transaction) => {
        await transaction.update(users).set(changes).where(eq(users.id, user.id))
        if (picture !== undefined) await storePicture(transaction, user.id, picture)
        if (changes.name !== user.name || changes.lName !== user.lName) {
          await leaderboardsOfLearnerChanged(transaction, user.id)
        }
        return profileOf(transaction, user.id)
      })
    },
  }
}
