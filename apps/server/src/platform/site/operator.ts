import { missingFacts, privateNames, type ShownSettings } from '@naru/api/operator'
import type { SiteSettings } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
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
  const isClosed = () => isProduction && missingFacts(stored).length > 0
  const show = (settings: ShownSettings) => {
    const text = JSON.stringify(settings)
    return { settings, revision: text === '{}' ? '' : createHash('sha256').update(text).digest('hex').slice(0, 8) }
  }
  let stored: SiteSettings = {}
  let current = show({})
  return {
    shown: () => current,
    settings: () => stored,
    reload: async () => {
      const [row] = await database.select().from(siteSettings)
      stored = row?.settings ?? {}
      current = show({
        ...Object.fromEntries(Object.entries(stored).filter(([name]) => !isPrivate(name))),
        ...optionalProp('detailsUpdated', row?.legalChangedOn ?? undefined),
        ...(isClosed() ? { isClosed: true } : {}),
      })
    },
    isClosed,
  }
}
