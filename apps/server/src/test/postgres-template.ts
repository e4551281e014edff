import { openPostgres } from '../db/open'
import { dropTemplates, freshDatabase } from './fresh-database'

/**
 * Migrates a database on the server in `TEST_DATABASE_URL`, which each test server gets a copy of: migrating takes longer than copying.
 * `POSTGRES_TEMPLATE` is its name.
 *
 * @returns drops it and those that workers make from it
 */
export default async function setup(): Promise<() => Promise<void>> {
  const address = process.env['TEST_DATABASE_URL']
  if (address === undefined) return () => Promise.resolve()
  const template = await freshDatabase(address)
  await (await openPostgres(template.address)).close()
  process.env['POSTGRES_TEMPLATE'] = template.name
  return async () => {
    delete process.env['POSTGRES_TEMPLATE']
    await dropTemplates(address, template.name)
  }
}
