import { missingFacts, privateNames, type ShownSettings } from '@naru/api/operator'
import type { SiteSettings } from '@naru/api/types'
import { createHash } from 'node:crypto'
import type { Database } from '../db/database'
import { siteSettings } from '../db/schema'

/** What the operator has filled in, as this server shows it. */
export interface Operator {
  /** @returns the settings, and a name that changes with them; '' while nothing is stored */
  shown: () => { settings: ShownSettings; revision: string }
  /** What holds for the server; no page shows all of it. */
  settings: () => SiteSettings
  /** Reads what is stored. Each server does it regularly, and the one that stores it at once. */
  reload: () => Promise<void>
  /** Whether visitors see that the site is not open yet, and nothing can be bought. */
  isClosed: () => boolean
}

const isPrivate = (name: string) => privateNames.some((each) => each === name)

export const createOperator = (database: Database, isProduction: boolean): Operator => {
  let current: ReturnType<Operator['shown']> = { settings: {}, revision: '' }
  let stored: SiteSettings = {}
  let isComplete = false
  return {
    shown: () => current,
    settings: () => stored,
    reload: async () => {
      const [row] = await database.select().from(siteSettings)
      if (row === undefined) return
      const detailsUpdated = row.legalChangedOn ?? undefined
      const shown = Object.entries(row.settings).filter(([name]) => !isPrivate(name))
      const settings = { ...Object.fromEntries(shown), ...(detailsUpdated === undefined ? {} : { detailsUpdated }) }
      stored = row.settings
      isComplete = missingFacts(stored).length === 0
      current = { settings, revision: createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 8) }
    },
    isClosed: () => isProduction && !isComplete,
  }
}
