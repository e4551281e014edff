import { translatedLanguages } from '@naru/api/languages'
import { optionalProp } from '@naru/exam-kit/content'
import type { PlanTranslation, PlanTranslations } from '@naru/api/types'
import { say, type Message } from '../../http/messages'
import { Refusal } from '../../http/refusal'
import { isOneLine } from '../auth/rules'
import type { PlanDuration } from '../plans/rules'

/** Either the message that rejects a value, or the value as it is stored. */
export type Checked<Value> = { refused: Message } | { accepted: Value }

/**
 * The accepted value of a check.
 * @throws Refusal 400 with the check's message.
 */
export const accept = <Value>(checked: Checked<Value>): Value => {
  if ('refused' in checked) throw new Refusal(400, checked.refused)
  return checked.accepted
}

/** Checks a name, a title or the source of a floor: one non-empty line, trimmed. */
export const checkLine = (what: 'name' | 'title' | 'floor_source', raw: string): Checked<string> => {
  const accepted = raw.trim().normalize('NFC')
  if (accepted === '') return { refused: say(`${what}_missing`) }
  if (!isOneLine(accepted)) return { refused: say(`${what}_lines`) }
  return { accepted }
}

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'])

export const checkYoutubeUrl = (raw: string): Checked<string> => {
  const refused = say('youtube_address_invalid')
  const text = raw.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return { refused }
  const { hostname, pathname, searchParams } = new URL(address)
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1).replace(/\/$/, '')
      : hosts.has(hostname) && pathname === '/watch'
        ? (searchParams.get('v') ?? '')
        : ''
  return /^[\w-]{11}$/.test(id) ? { accepted: address } : { refused }
}

/** Checks the translations of a plan; null if no language has a text. */
export const checkPlanTranslations = (raw: PlanTranslations): Checked<PlanTranslations | null> => {
  const accepted: PlanTranslations = {}
  for (const language of translatedLanguages) {
    const { name, description = '' } = raw[language] ?? {}
    const line = name === undefined ? undefined : checkLine('name', name)
    if (line !== undefined && 'refused' in line) return line
    const translation: PlanTranslation = {
      ...optionalProp('name', line?.accepted),
      ...optionalProp('description', description.trim().normalize('NFC') || undefined),
    }
    if (Object.keys(translation).length > 0) accepted[language] = translation
  }
  return { accepted: Object.keys(accepted).length === 0 ? null : accepted }
}

/** What buyers of a plan get, and the price. */
export interface PlanTerms {
  duration: PlanDuration
  priceCents: number
  /** Ids of the exams, unique and sorted. */
  exams: readonly string[]
}

/** Converts a price in rupees to cents. */
export const checkPrice = (price: number): Checked<number> => {
  const cents = Math.round(price * 100)
  if (Math.abs(price * 100 - cents) > 1e-6) return { refused: say('price_decimals') }
  return { accepted: cents }
}

/** Checks the exams of a plan; returns them unique and sorted. `known`: all existing ids. */
export const checkExams = (ids: readonly string[], known: ReadonlySet<string>): Checked<string[]> => {
  const accepted = [...new Set(ids)].toSorted()
  if (accepted.length === 0) return { refused: say('plan_exams_missing') }
  const unknownId = accepted.find((id) => !known.has(id))
  return unknownId === undefined
    ? { accepted }
    : { refused: { ...say('exam_unknown'), message: `There is no exam '${unknownId}'.` } }
}

export const areSameTerms = (one: PlanTerms, other: PlanTerms): boolean =>
  one.duration === other.duration &&
  one.priceCents === other.priceCents &&
  one.exams.length === other.exams.length &&
  one.exams.every((id, index) => id === other.exams[index])
