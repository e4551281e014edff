import type { SiteSettings } from './types'

/**
 * What pages show of a fact that is not filled in. Prerendered pages are built with these, and the server replaces the elements that show them:
 * so none of them occurs in another text.
 */
export const placeholders = {
  legalName: '[legal name]',
  postalAddress: '[postal address]',
  phone: '+94 00 000 0000',
  email: 'info@naru.example',
  mailProvider: '[mail provider]',
  currency: '[currency]',
  jurisdiction: '[jurisdiction]',
  serverRecords: '[number of days]',
  payments: '[number of years]',
  rights: '[rights under the Personal Data Protection Act No. 9 of 2022, to be checked by a lawyer]',
  refundShare: '[how the completed share of a plan of exams is counted]',
  /** Set by the server when a fact of the legal pages changes. */
  detailsUpdated: '[date]',
} as const

/** Days after which the server deletes rows. The privacy page shows them. */
const days = {
  mailLogDays: { least: 30, most: 3650, usual: 90 },
  messageDays: { least: 30, most: 3650, usual: 365 },
  paymentLogDays: { least: 180, most: 3650, usual: 730 },
} as const

/** What an author may store, editors and admins as well. */
const quotas = {
  authorFilesMb: { least: 1, most: 1_000_000, usual: 2000 },
  authorPapers: { least: 1, most: 100_000, usual: 300 },
  authorSpeakers: { least: 1, most: 100_000, usual: 200 },
} as const

/** The settings that are whole numbers: their bounds, and what holds where none is set. */
export const numberSettings = { ...days, ...quotas } as const

export type DayName = keyof typeof days
export type NumberName = keyof typeof numberSettings

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  Object.keys(record) as Name[]

export const dayNames = namesOf(days)
export const quotaNames = namesOf(quotas)

export const numberOf = (settings: SiteSettings, name: NumberName): number =>
  settings[name] ?? numberSettings[name].usual

/** A fact that texts name in braces: `{legalName}`. */
export type FactName = keyof typeof placeholders | DayName

export const factNames: readonly FactName[] = [...namesOf(placeholders), ...dayNames]

export const isDayName = (name: string): name is DayName => Object.hasOwn(days, name)

/** The operator's networks, as long as no address of one is filled in. */
export const networkPages = {
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/',
  instagram: 'https://www.instagram.com/',
} as const

export type Network = keyof typeof networkPages

export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
}

export const networks = namesOf(networkPages)

/** The facts that are written for each language. */
export const textFacts = ['jurisdiction', 'serverRecords', 'payments', 'rights', 'refundShare'] as const

/** The facts without which a site in production does not open. */
export const requiredFacts = [
  'legalName',
  'postalAddress',
  'phone',
  'email',
  'mailProvider',
  'currency',
  ...textFacts,
] as const satisfies readonly FactName[]

/** What no page shows. */
export const privateNames = [...quotaNames, 'contactEmail', 'mailSignature'] as const

/** What pages show: settings, and when their legal facts changed last (`2026-11-29`). */
export type ShownSettings = Omit<SiteSettings, (typeof privateNames)[number]> & {
  detailsUpdated?: string
  /** The site is not open yet: the server answers for most pages. */
  isClosed?: boolean
}

/** A fact as a page shows it. */
export interface Fact {
  text: string
  /** Of a text that is written for each language; undefined: the same in all. */
  lang?: string
}

/** @returns a fact in a language, else in English; undefined if it is not filled in */
export const factIn = (settings: ShownSettings, name: FactName, language: string): Fact | undefined => {
  if (isDayName(name)) return { text: String(numberOf(settings, name)) }
  const value = settings[name]
  if (value === undefined || typeof value === 'string') return value ? { text: value } : undefined
  const lang = value[language] ? language : 'en'
  const text = value[lang]
  return text ? { text, lang } : undefined
}

/** @returns the address of a network; undefined: it is hidden, because others are filled in */
export const networkPage = (settings: SiteSettings, network: Network): string | undefined =>
  networks.some((each) => settings[each]) ? settings[network] : networkPages[network]

/** @returns the address of a telephone number as people write it */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`

/** Names the required facts that are not filled in. */
export const missingFacts = (settings: SiteSettings): string[] =>
  requiredFacts.filter((name) => factIn(settings, name, 'en') === undefined)

/** What an admin can do something about, by its count in the overview, and the page for it. */
export const workPages = [
  ['papersInReview', '/desk/papers'],
  ['openMessages', '/admin/messages'],
  ['openPayments', '/admin/payments'],
  ['failedMails', '/admin/mails'],
  ['staffWithoutTwoStep', '/admin/users'],
] as const
