import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { linkSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceClockOfEmbedded } from '../db/clock'
import { openPostgres } from '../db/open'
import * as schema from '../db/schema'
import { paths } from '../paths'
import { seedSampleContent } from '../seed/seed'
import { embeddedTemplate } from './database-template'
import { newTemplate } from './fresh-database'

/** The clocks of a test server. */
interface Clocks {
  now?: (() => Date) | undefined
  databaseNow?: (() => Date) | undefined
}

/** A database and a media folder with the sample content. */
interface SeededContent<Template> {
  template: Template
  mediaFolder: string
}

const timeOf = (now: (() => Date) | undefined) => now?.().toISOString() ?? 'system'

/** Seeds once for each pair of times: it takes longer than most tests. */
const onceForEachTime = <Template>(seed: (clocks: Clocks, mediaFolder: string) => Promise<Template>) => {
  const known = new Map<string, Promise<SeededContent<Template>>>()
  const seedFor = async (clocks: Clocks) => {
    const mediaFolder = mkdtempSync(join(tmpdir(), 'naru-seeded-'))
    return { template: await seed(clocks, mediaFolder), mediaFolder }
  }
  return (clocks: Clocks): Promise<SeededContent<Template>> => {
    const key = `${timeOf(clocks.now)} ${timeOf(clocks.databaseNow)}`
    const seeded = known.get(key) ?? seedFor(clocks)
    known.set(key, seeded)
    return seeded
  }
}

const contentFolder = paths.content

/** A dump of an embedded database with the sample content. */
export const seededEmbedded = onceForEachTime(async ({ now = () => new Date(), databaseNow }, mediaFolder) => {
  const client = await PGlite.create({ loadDataDir: await embeddedTemplate() })
  if (databaseNow !== undefined) replaceClockOfEmbedded(client, databaseNow)
  await seedSampleContent({ database: drizzle(client, { schema }), mediaFolder, contentFolder, now })
  await client.exec('checkpoint')
  const template = await client.dumpDataDir('none')
  await client.close()
  return template
})

/** The name of a PostgreSQL database with the sample content, to copy. `dropTemplates` drops it. */
export const seededPostgres = onceForEachTime(async ({ now = () => new Date(), databaseNow }, mediaFolder) => {
  const { name, address } = await newTemplate(process.env['TEST_DATABASE_URL'] ?? '')
  const { database, close } = await openPostgres(address, { databaseNow })
  await seedSampleContent({ database, mediaFolder, contentFolder, now })
  await close()
  return name
})

/** Fills a media folder with the files of another: by links, because media are never written to again. */
export const linkFiles = (from: string, to: string): void => {
  for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name))
}
