import {
  differenceOf,
  isEmptyDifference,
  isHistory,
  readDraft,
  type Draft,
  type EditHistory,
} from '@naru/exam-authoring/editor'
import type { PaperDatabase } from '@naru/app-shell/paperDatabase'

/** What this device keeps of an open paper, so that a reload loses nothing. */
export interface StoredPaper {
  /** The revision that the draft was made from, and its draft. */
  revision: number
  base: Draft
  draft: Draft
  history: EditHistory
  /** Item of the open question; undefined: the paper itself. */
  current: string | undefined
  /** Whether the author could only read it. */
  isReadOnly: boolean
}

/** The papers of this device, one of each tab. It never rejects. */
export interface PaperStore {
  /**
   * Finds what this tab has kept, or else the newest edits of another tab that the server lacks; the first save takes these over.
   *
   * @returns undefined without one that can be read
   */
  find(id: string): Promise<StoredPaper | undefined>
  save(id: string, paper: StoredPaper): Promise<boolean>
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one === other || isEmptyDifference(differenceOf(one, other))

/** Version of the format; a record of another version counts as none. */
const version = 1

const noItem = () => ''

interface Found {
  paper: StoredPaper
  /** When it was stored, in ms. */
  at: number
}

function parse(value: unknown): Found | undefined {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'version') !== version) return undefined
  const revision: unknown = Reflect.get(value, 'revision')
  const history: unknown = Reflect.get(value, 'history')
  const current: unknown = Reflect.get(value, 'current')
  const at: unknown = Reflect.get(value, 'at')
  if (typeof revision !== 'number' || typeof at !== 'number' || !isHistory(history)) return undefined
  const paper = {
    revision,
    base: readDraft(Reflect.get(value, 'base'), noItem),
    draft: readDraft(Reflect.get(value, 'draft'), noItem),
    history,
    current: typeof current === 'string' ? current : undefined,
    isReadOnly: Reflect.get(value, 'isReadOnly') === true,
  }
  return { paper, at }
}

const isUnsaved = ({ base, draft }: StoredPaper) => !isSameDraft(base, draft)

/** Saved papers of closed tabs go after this time. */
const MOST_AGE_MS = 7 * 86_400_000

/** The papers of one user on this device. @param now in ms */
export function createPaperStore(
  database: PaperDatabase,
  { userId, tab, now }: { userId: string; tab: string; now: () => number },
): PaperStore {
  const prefix = (id: string) => `${userId}/${id}/`
  const key = (id: string) => `${prefix(id)}${tab}`
  /** The record of another tab that this tab goes on with. */
  let taken: string | undefined

  const ofOthers = async (id: string): Promise<StoredPaper | undefined> => {
    const keys = (await database.keys('papers')).filter((one) => one.startsWith(prefix(id)))
    const found = await Promise.all(
      keys.map(async (from) => {
        const record = parse(await database.get('papers', from))
        return record === undefined ? [] : [{ from, ...record }]
      }),
    )
    const all = found.flat()
    const old = all.filter(({ paper, at }) => !isUnsaved(paper) && now() - at > MOST_AGE_MS)
    await Promise.all(old.map(({ from }) => database.remove('papers', from)))
    const [newest] = all.filter(({ paper }) => isUnsaved(paper)).toSorted((one, other) => other.at - one.at)
    taken = newest?.from
    return newest?.paper
  }

  return {
    find: async (id) => parse(await database.get('papers', key(id)))?.paper ?? ofOthers(id),
    save: async (id, paper) => {
      const record = { version, at: now(), isUnsaved: isUnsaved(paper), ...paper }
      const isStored = await database.put('papers', key(id), record)
      if (isStored && taken !== undefined) await database.remove('papers', taken)
      if (isStored) taken = undefined
      return isStored
    },
  }
}
