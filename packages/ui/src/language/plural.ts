import type { Language } from './languages'

/** The forms of a sentence with a number. A form that a language does not have is `other`. */
export interface PluralForms {
  /** English and Tamil: 1. Sinhala: 0 and 1, so it contains the number. Korean: never. */
  one?: string
  other: string
}

const rules = new Map<Language, Intl.PluralRules>()

function isOne(language: Language, count: number): boolean {
  // Without data of a language, `Intl.PluralRules` has the rules of the device's language.
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0)
    return language !== 'ko' && (count === 1 || (count === 0 && language === 'si'))
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count) === 'one'
}

/** @returns the form of a sentence for a number, an integer from 0, by the rules of Unicode's CLDR */
export const plural = (language: Language, count: number, { one, other }: PluralForms): string =>
  isOne(language, count) ? (one ?? other) : other
