import { isLanguage, type TranslatedLanguage } from '@naru/api/languages'

/** @param tags BCP 47 tags in the order of preference, such as `navigator.languages` */
export function suggestLanguage(tags: readonly string[]): TranslatedLanguage | undefined {
  const first = tags.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage)
  return first === 'en' ? undefined : first
}
