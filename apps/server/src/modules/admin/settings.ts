import { isLanguage } from '@naru/api/languages'
import {
  dayNames,
  missingFacts,
  networks,
  numberSettings,
  placeholders,
  requiredFacts,
  type NumberName,
} from '@naru/api/operator'
import type { SiteSettings, TextByLanguage } from '@naru/api/types'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../platform/context'
import { siteSettings } from '../../platform/db/schema'
import { isOneLine } from '../../platform/http/checked'
import type { HandlersOf } from '../../platform/http/operations'
import { say } from '../../platform/http/messages'
import { Refusal } from '../../platform/http/refusal'
import { isEmail } from '../auth/rules'
import { dayOf } from '../practice/days'

/** Where learners can look the operator up. */
const isPage = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** The facts that only the legal pages show. */
const legalFacts = [...requiredFacts.filter((name) => name !== 'phone' && name !== 'email'), ...dayNames]

const MOST = 1000

const copied: readonly string[] = Object.values(placeholders)

/** @throws Refusal 400 for a text that no page may show */
const checkText = (name: string, value: string): string => {
  const text = value.trim().normalize('NFC')
  if (copied.includes(text)) return ''
  if (!isOneLine(text)) throw new Refusal(400, `${name}: write it in one line.`)
  if (text.length > MOST) throw new Refusal(400, `${name}: write at most 1,000 characters.`)
  return text
}

const checkTexts = (name: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, value]) => {
      if (!isLanguage(language)) throw new Refusal(400, `${name}: the site has no language '${language}'.`)
      const text = checkText(name, value)
      return text === '' ? [] : [[language, text]]
    }),
  )

const isNumberName = (name: string): name is NumberName => Object.hasOwn(numberSettings, name)

const checkNumber = (name: string, value: number) => {
  const { least, most } = isNumberName(name) ? numberSettings[name] : { least: 0, most: 0 }
  if (value < least || value > most) throw new Refusal(400, `${name}: write a whole number from ${least} to ${most}.`)
  return value
}

/** Settings as they are stored: trimmed, without what is empty. @throws Refusal 400 naming the first fault */
const checkSettings = ({ feedback = [], ...facts }: SiteSettings): SiteSettings => {
  const checked: SiteSettings = Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): [string, string | number | TextByLanguage][] => {
      if (typeof value === 'object') {
        const texts = checkTexts(name, value)
        return Object.keys(texts).length === 0 ? [] : [[name, texts]]
      }
      const kept = typeof value === 'number' ? checkNumber(name, value) : checkText(name, value)
      return kept === '' ? [] : [[name, kept]]
    }),
  )
  for (const name of ['email', 'contactEmail'] as const) {
    const address = checked[name]
    if (address !== undefined && !isEmail(address)) throw new Refusal(400, `${name}: write an email address.`)
  }
  const { phone } = checked
  if (phone !== undefined && !/^\+?\d[\d ()-]{4,}$/.test(phone)) {
    throw new Refusal(400, 'phone: write a telephone number, such as +94 11 234 5678.')
  }
  for (const network of networks) {
    const page = checked[network]
    if (page !== undefined && !isPage(page)) throw new Refusal(400, `${network}: write an address with https://.`)
  }
  const cards = feedback.map((card) => ({
    ...card,
    username: checkText('username', card.username),
    content: checkText('content', card.content),
  }))
  if (cards.some(({ username, content }) => username === '' || content === '')) {
    throw new Refusal(400, 'feedback: each card needs a name and a text.')
  }
  return cards.length === 0 ? checked : { ...checked, feedback: cards }
}

const ONLY = 'site'

/** What the operator fills in, and the pages show. */
export const settingsHandlers = ({
  operator,
  timeZone,
}: Context): HandlersOf<'getSiteSettings' | 'saveSiteSettings'> => {
  const stored = async () => {
    // Another server may have stored it.
    await operator.reload()
    const settings = operator.settings()
    return { settings, missing: missingFacts(settings), isClosed: operator.isClosed() }
  }
  return {
    getSiteSettings: stored,

    saveSiteSettings: async ({ body: { settings: sent, seen }, change, present }) => {
      const settings = checkSettings(sent)
      // One change at a time, on all servers: `change` locks the audit log.
      await change(ONLY, async (transaction) => {
        const [before] = await transaction.select().from(siteSettings)
        if (seen !== undefined && !isDeepStrictEqual(seen, before?.settings ?? {})) {
          throw new Refusal(409, say('settings_changed'))
        }
        const isSame = legalFacts.every((name) => isDeepStrictEqual(before?.settings[name], settings[name]))
        const legalChangedOn = isSame ? (before?.legalChangedOn ?? null) : dayOf(present, timeZone)
        await transaction
          .insert(siteSettings)
          .values({ id: ONLY, settings, legalChangedOn })
          .onConflictDoUpdate({ target: siteSettings.id, set: { settings, legalChangedOn } })
      })
      return stored()
    },
  }
}
