import type {
  AddPlanRequest,
  AdminPlan,
  ChangePlanRequest,
  PlanDuration,
  PlanTranslation,
  PlanTranslations,
} from '@naru/api'
import { translatedLanguages } from '@naru/api/languages'
import { isBlank, type FieldErrors } from '@naru/app-shell/forms/rules'
import type { AdminText } from '../text/admin'

export const planDurations = ['5-minutes', 'monthly', 'yearly', 'one-time'] as const satisfies readonly PlanDuration[]

export interface PlanValues {
  name: string
  /** As typed. */
  price: string
  duration: PlanDuration
  description: string
  /** Of every language; empty without a translation. */
  translations: Readonly<Record<string, Readonly<Required<PlanTranslation>>>>
  exams: readonly string[]
}

const translationValues = ({ name = '', description = '' }: PlanTranslation = {}) => ({ name, description })

export const planValues = (plan?: AdminPlan): PlanValues => ({
  name: plan?.name ?? '',
  price: plan === undefined ? '' : String(plan.price),
  duration: plan?.duration ?? 'monthly',
  description: plan?.description ?? '',
  translations: Object.fromEntries(
    translatedLanguages.map((language) => [language, translationValues(plan?.translations?.[language])]),
  ),
  exams: plan?.exams.map(({ _id }) => _id) ?? [],
})

const largestPrice = 10_000_000

export const parsePrice = (text: string): number | undefined => {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text.trim())) return undefined
  const price = Number(text)
  return price <= largestPrice ? price : undefined
}

export function validatePlan(
  { name, price, exams }: PlanValues,
  text: AdminText,
): FieldErrors<'name' | 'price' | 'exams', string> {
  return {
    ...(isBlank(name) && { name: text('plans.noName') }),
    ...(parsePrice(price) === undefined && { price: text('plans.noPrice') }),
    ...(exams.length === 0 && { exams: text('plans.noExams') }),
  }
}

const filledTranslations = (values: PlanValues['translations']): PlanTranslations => {
  const translations: PlanTranslations = {}
  for (const [language, { name, description }] of Object.entries(values)) {
    const translation: PlanTranslation = {
      ...(!isBlank(name) && { name: name.trim() }),
      ...(!isBlank(description) && { description: description.trim() }),
    }
    if (Object.keys(translation).length > 0) translations[language] = translation
  }
  return translations
}

const isTranslated = (translations: PlanTranslations) => Object.keys(translations).length > 0

export const newPlan = ({ name, price, duration, description, translations, exams }: PlanValues): AddPlanRequest => ({
  name: name.trim(),
  price: parsePrice(price) ?? 0,
  duration,
  ...(!isBlank(description) && { description: description.trim() }),
  ...(isTranslated(filledTranslations(translations)) && { translations: filledTranslations(translations) }),
  exams: [...exams],
})

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

const sameTranslations = (one: PlanValues['translations'], other: PlanValues['translations']) =>
  JSON.stringify(filledTranslations(one)) === JSON.stringify(filledTranslations(other))

export function planChange(plan: AdminPlan, values: PlanValues): ChangePlanRequest | undefined {
  const before = planValues(plan)
  const next = newPlan(values)
  const change: ChangePlanRequest = {
    ...(next.name !== before.name && { name: next.name }),
    ...(next.price !== plan.price && { price: next.price }),
    ...(next.duration !== plan.duration && { duration: next.duration }),
    ...(values.description.trim() !== before.description && { description: values.description.trim() }),
    ...(!sameTranslations(values.translations, before.translations) && {
      translations: filledTranslations(values.translations),
    }),
    ...(!sameIds(values.exams, before.exams) && { exams: next.exams }),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

export const changesTerms = (change: ChangePlanRequest | undefined): boolean =>
  change?.price !== undefined || change?.duration !== undefined || change?.exams !== undefined
