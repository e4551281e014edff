import type { BrowserDatabase } from '@naru/exam-kit/browser'
import { openBrowserDatabase } from '@naru/exam-kit/internal/browser'

const stores = ['papers'] as const

/** The database of the papers that somebody has open in the desk. */
export type PaperDatabase = BrowserDatabase<(typeof stores)[number]>

/** Stored papers use this name: never change it. */
export const paperDatabase = (): PaperDatabase => openBrowserDatabase({ name: 'naru-papers', version: 1, stores })

const isSaved = (record: unknown) =>
  typeof record === 'object' && record !== null && Reflect.get(record, 'isUnsaved') === false

/** Removes the papers of this device whose edits the server has all. Those with unsaved edits stay for their author. */
export async function clearSavedPapers(database: PaperDatabase = paperDatabase()): Promise<void> {
  const keys = await database.keys('papers')
  await Promise.all(
    keys.map(async (key) => {
      if (isSaved(await database.get('papers', key))) await database.remove('papers', key)
    }),
  )
}
