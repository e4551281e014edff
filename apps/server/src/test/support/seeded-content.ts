import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createHash } from 'node:crypto'
import { linkSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceClockOfEmbedded } from '../../platform/db/clock'
import { openPostgres } from '../../platform/db/open'
import * as schema from '../../platform/db/schema'
import { paths } from '../../paths'
import { seedSampleContent } from '../../commands/seed'
import { embeddedTemplate } from './database-template'
import { newTemplate } from './fresh-database'

interface Clocks {
  now?: (() => Date) | undefined
  databaseNow?: (() => Date) | undefined
}

interface SeededContent<Template> {
  template: Template
  mediaFolder: string
}

/** What to seed: from which folder, and when. */
interface Seeding extends Clocks {
  contentFolder: string
  mediaFolder: string
}

const timeOf = (now: (() => Date) | undefined) => now?.().toISOString() ?? 'system'

/** Names a folder by all its files: a test writes its own. */
const contentOf = (folder: string) => {
  if (folder === paths.content) return folder
  const content = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name)
    if (statSync(path).isFile()) content.update(`${name}\n`).update(readFileSync(path))
  }
  return content.digest('hex')
}

/** Seeds once for each content and pair of times: it takes longer than most tests. */
const once = <Template>(seed: (seeding: Seeding) => Promise<Template>) => {
  const known = new Map<string, Promise<SeededContent<Template>>>()
  const seedFor = async (contentFolder: string, clocks: Clocks) => {
    const mediaFolder = mkdtempSync(join(tmpdir(), 'naru-seeded-'))
    return { template: await seed({ ...clocks, contentFolder, mediaFolder }), mediaFolder }
  }
  return (contentFolder: string, clocks: Clocks): Promise<SeededContent<Template>> => {
    const key = `${contentOf(contentFolder)} ${timeOf(clocks.now)} ${timeOf(clocks.databaseNow)}`
    const seeded = known.get(key) ?? seedFor(contentFolder, clocks)
    known.set(key, seeded)
    return seeded
  }
}

/** A dump of an embedded database with a content. */
export const seededEmbedded = once(async ({ now = () => new Date(), databaseNow, ...folders }) => {
  const client = await PGlite.create({ loadDataDir: await embeddedTemplate() })
  if (databaseNow !== undefined) replaceClockOfEmbedded(client, databaseNow)
  await seedSampleContent({ database: drizzle(client, { schema }), now, ...folders })
  await client.exec('checkpoint')
  const template = await client.dumpDataDir('none')
  await client.close()
  return template
})

/** The name of a PostgreSQL database with a content, to copy. `dropTemplates` drops it. */
export const seededPostgres = once(async ({ now = () => new Date(), databaseNow, ...folders }) => {
  const { name, address } = await newTemplate(process.env['TEST_DATABASE_URL'] ?? '')
  const { database, close } = await openPostgres(address, { databaseNow })
  await seedSampleContent({ database, now, ...folders })
  await close()
  return name
})

/** Fills a media folder with the files of another: by links, because media are never written to again. */
export const linkFiles = (from: string, to: string): void => {
  for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name))
}
