import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import { deskMedia, papers, takes } from '../../platform/db/schema'
import type { SignedInUser } from '../../platform/http/signed-in-user'
import { isWritableBy } from '../papers/access'

/** Whether staff may fetch a file: those of the library, and takes of papers that the user may write. */
export const mayStaffFetch = async (
  database: Database,
  name: string,
  user: Pick<SignedInUser, 'id' | 'role'>,
): Promise<boolean> => {
  if ((await database.$count(deskMedia, eq(deskMedia.name, name))) > 0) return true
  const [take] = await database
    .select({ id: takes.id })
    .from(takes)
    .innerJoin(papers, eq(papers.id, takes.paperId))
    .where(and(eq(takes.file, name), isWritableBy(user)))
    .limit(1)
  return take !== undefined
}
