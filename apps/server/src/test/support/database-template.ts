import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paths } from '../../paths'

const self = fileURLToPath(import.meta.url)

/** A hash of everything that a migrated, empty database depends on. */
const migrationsHash = (): string => {
  const hash = createHash('sha256')
    .update(readFileSync(join(paths.migrations, '../package.json')))
    .update(readFileSync(self))
  for (const name of readdirSync(paths.migrations, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(paths.migrations, name)
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Loading a cluster takes as long as it is large: little log and memory, and no databases but the one that is used. */
const smallCluster = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: ['min_wal_size = 2MB', 'wal_recycle = off', 'shared_buffers = 2MB'],
}
const makeSmall = [
  "update pg_database set datistemplate = false where datname like 'template%'",
  'drop database template0',
  'drop database template1',
  'vacuum full',
  'checkpoint',
]

/** A migrated, empty cluster of the embedded database. Creating one takes seconds, so it is cached between runs. */
export const embeddedTemplate = async (): Promise<Blob> => {
  const path = join(paths.cache, `embedded-template-${migrationsHash()}.tar`)
  if (!existsSync(path)) {
    const client = await PGlite.create(smallCluster)
    await migrate(drizzle(client), { migrationsFolder: paths.migrations })
    for (const statement of makeSmall) await client.exec(statement)
    const dump = await client.dumpDataDir('none')
    await client.close()
    mkdirSync(paths.cache, { recursive: true })
    // Several test processes may write it at once: each replaces the whole file.
    const own = `${path}.${randomBytes(4).toString('hex')}`
    writeFileSync(own, new Uint8Array(await dump.arrayBuffer()))
    renameSync(own, path)
  }
  return new Blob([readFileSync(path)])
}
