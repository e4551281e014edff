import { isHistory, readDraft, type Draft, type EditHistory } from '@naru/exam-kit/editor'
import { openBrowserDatabase, type BrowserDatabase } from '@naru/exam-kit/browser'

/** What this device keeps of an open paper, so that a reload loses nothing. */
export interface StoredPaper {
  /** The revision that the draft was made from, and its draft. */
  revision: number
  base: Draft
  draft: Draft
  history: EditHistory
  /** Item of the open question; undefined: the paper itself. */
  current: string | undefined
}

/** The papers of this device. It never rejects. */
export interface PaperStore {
  /** @returns undefined without one that can be read */
  find(id: string): Promise<StoredPaper | undefined>
  save(id: string, paper: StoredPaper): Promise<void>
  remove(id: string): Promise<void>
}

/** Version of the format; a record of another version counts as none. */
const version = 1
const stores = ['papers'] as const

type PaperDatabase = BrowserDatabase<(typeof stores)[number]>

/** Stored papers use this name: never change it. */
export const paperDatabase = (): PaperDatabase => openBrowserDatabase({ name: 'naru-papers', version: 1, stores })

const noItem = () => ''

function parse(value: unknown): StoredPaper | undefined {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'version') !== version) return undefined
  const revision: unknown = Reflect.get(value, 'revision')
  const history: unknown = Reflect.get(value, 'history')
  const current: unknown = Reflect.get(value, 'current')
  if (typeof revision !== 'number' || !isHistory(history)) return undefined
  return {
    revision,
    base: readDraft(Reflect.get(value, 'base'), noItem),
    draft: readDraft(Reflect.get(value, 'draft'), noItem),
    history,
    current: typeof current === 'string' ? current : undefined,
  }
}

/** @returns the papers of one user on this device */
export function createPaperStore(database: PaperDatabase, userId: string): PaperStore {
  const key = (id: string) => `${userId}/${id}`
  return {
    find: async (id) => parse(await database.get('papers', key(id))),
    save: async (id, paper) => void (await database.put('papers', key(id), { version, ...paper })),
    remove: (id) => database.remove('papers', key(id)),
  }
}
