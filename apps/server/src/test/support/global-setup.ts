import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { openPostgres } from '../../platform/db/open'
import { dropTemplates, freshDatabase } from './fresh-database'

const serverFolder = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Makes once for all tests:
 *
 * - a temporary folder,
 * - the built server and its commands, which tests start in processes of their own (`BUILT_SERVER`): compiling takes longer than the start,
 * - a migrated database on the server in `TEST_DATABASE_URL`, if there is one (`POSTGRES_TEMPLATE` is its name), which test servers get copies of.
 *
 * @returns removes all
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { TMPDIR, TEST_DATABASE_URL: address } = process.env
  const temporary = mkdtempSync(join(tmpdir(), 'naru-tests-'))
  process.env['TMPDIR'] = temporary
  // As deep as `src` and `dist` (see `paths`), and not `dist`, which the site may be running from.
  const built = mkdtempSync(join(serverFolder, '.build-'))
  await build({ root: serverFolder, logLevel: 'error', build: { outDir: built } })
  process.env['BUILT_SERVER'] = built
  const template = address === undefined ? undefined : await freshDatabase(address)
  if (template !== undefined) {
    await (await openPostgres(template.address)).close()
    process.env['POSTGRES_TEMPLATE'] = template.name
  }
  return async () => {
    if (template !== undefined) await dropTemplates(address ?? '', template.name)
    for (const folder of [built, temporary]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    if (TMPDIR === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = TMPDIR
  }
}
