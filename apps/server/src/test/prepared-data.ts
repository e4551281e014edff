import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import { openEmbedded, prepareFolder } from '../db/open'
import { seedSampleContent } from '../seed/seed'
import { embeddedTemplate } from './database-template'

/**
 * Fills a data folder with a small content, so that a server's first start neither creates a cluster nor imports the sample content, which takes
 * seconds.
 */
export const prepareData = async (folder: string, contentFolder: string): Promise<void> => {
  const mediaFolder = join(folder, 'media')
  prepareFolder(mediaFolder)
  await (await PGlite.create(join(folder, 'db'), { loadDataDir: await embeddedTemplate() })).close()
  const { database, close } = await openEmbedded({ kind: 'folder', path: folder })
  await seedSampleContent({ database, mediaFolder, contentFolder, now: () => new Date() })
  await close()
}
