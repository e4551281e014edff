import { PGlite } from '@electric-sql/pglite'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded, prepareFolder } from '../db/open'
import { seedSampleContent } from '../seed/seed'
import { writeContent } from './content'
import { embeddedTemplate } from './database-template'

const prepare = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-prepared-'))
  const mediaFolder = join(folder, 'media')
  prepareFolder(mediaFolder)
  await (await PGlite.create(join(folder, 'db'), { loadDataDir: await embeddedTemplate() })).close()
  const { database, close } = await openEmbedded({ kind: 'folder', path: folder })
  await seedSampleContent({ database, mediaFolder, contentFolder: writeContent(), now: () => new Date() })
  await close()
  return folder
}
let prepared: Promise<string> | undefined

/**
 * Fills a data folder with the small content, so that a server's first start neither creates a cluster nor imports the sample content, which takes
 * seconds.
 */
export const prepareData = async (folder: string): Promise<void> => {
  prepared ??= prepare()
  cpSync(await prepared, folder, { recursive: true })
}
