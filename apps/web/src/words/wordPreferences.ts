import { useState } from 'react'
import { getLanguage } from '@naru/app-shell/language'
import { readStoredFields, writeStored } from '@naru/app-shell/storage'

export const meaningLanguages = ['en', 'si', 'ta'] as const

export type MeaningLanguage = (typeof meaningLanguages)[number]

export interface WordPreferences {
  language: MeaningLanguage
  /** Whether the learner types on a keyboard of the device instead of the one on the page. */
  hasOwnKeyboard: boolean
}

const key = 'naru.words'

const isLanguage = (value: unknown): value is MeaningLanguage => meaningLanguages.some((language) => language === value)

/** English is what a page has without a choice. */
const askedLanguages = () => (getLanguage() === 'en' ? navigator.languages : [getLanguage(), ...navigator.languages])

/**
 * @param languages the languages that page and device ask for, such as 'si-LK'
 * @returns the stored preferences; at first the first of these languages that meanings have, else English
 */
export function wordPreferences(languages: readonly string[] = askedLanguages()): WordPreferences {
  const { language, hasOwnKeyboard } = readStoredFields(key)
  const asked = languages.map((each) => each.slice(0, 2)).find(isLanguage) ?? 'en'
  return { language: isLanguage(language) ? language : asked, hasOwnKeyboard: hasOwnKeyboard === true }
}

export const rememberWordPreferences = (preferences: WordPreferences): void =>
  writeStored(key, JSON.stringify(preferences))

export function useWordPreferences(): [WordPreferences, (change: Partial<WordPreferences>) => void] {
  const [preferences, setPreferences] = useState(() => wordPreferences())
  return [
    preferences,
    (change) => {
      const next = { ...preferences, ...change }
      setPreferences(next)
      rememberWordPreferences(next)
    },
  ]
}
