import { folded } from '@naru/exam-kit/content'
import { eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import { users } from '../../platform/db/schema'
import { foldedSql, contains } from '../../platform/db/search-text'

/** Users whose name or email contains a text, or whose id it is; undefined for '': all. */
export const usersMatching = (search: string): SQL | undefined => {
  if (search === '') return undefined
  const name = folded(search)
  return or(
    ilike(users.email, contains(search)),
    name === '' ? undefined : ilike(foldedSql(sql`${users.name} || ' ' || ${users.lName}`), contains(name)),
    eq(users.id, search),
  )
}
