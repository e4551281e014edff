import type { Language } from './languages'

/** The forms of a sentence with a number. A form that a language does not have is `other`. */
export interface PluralForms {
  /** English and Tamil: 1. Sinhala: 0 and 1, so it contains the number. Korean: never. */
  one?: string
  other: string
}

const rules = new Map<Language, Intl.PluralRules>()

/**
 * Returns the form of a sentence for a number, by the rules of Unicode's CLDR.
 *
 * @param count an integer from 0
 */
export function plural(language: Language, count: number, { one, other }: PluralForms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return rule.select(count) === 'one' ? (one ?? other) : other
}
