import { translatedLanguages } from '@naru/api/languages'
import type { PlanTranslation, PlanTranslations } from '@naru/api/types'
import { optionalProp } from '@naru/exam-kit/content'
import { checkLine, type Checked } from '../../platform/http/checked'
import { say } from '../../platform/http/messages'

export type PlanDuration = 'monthly' | 'yearly' | 'one-time' | '5-minutes'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const lengths: Readonly<Record<PlanDuration, number | null>> = {
  '5-minutes': 5 * MINUTE,
  monthly: 30 * DAY,
  yearly: 365 * DAY,
  'one-time': null,
}

/** When a plan that is activated now expires; null: never. */
export const expiryOf = (duration: PlanDuration, activatedAt: Date): Date | null => {
  const length = lengths[duration]
  return length === null ? null : new Date(activatedAt.getTime() + length)
}

export interface Span {
  activatedAt: Date
  expiresAt: Date | null
}

export const purchaseStateAt = (
  span: Span,
  isReversed: boolean,
  moment: Date,
): 'active' | 'upcoming' | 'ended' | 'reversed' => {
  if (isReversed) return 'reversed'
  if (moment < span.activatedAt) return 'upcoming'
  return covers(span, moment) ? 'active' : 'ended'
}

/** Whether a moment lies in a span; its end is excluded. */
export const covers = ({ activatedAt, expiresAt }: Span, moment: Date): boolean =>
  activatedAt.getTime() <= moment.getTime() && (expiresAt === null || moment.getTime() < expiresAt.getTime())

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
