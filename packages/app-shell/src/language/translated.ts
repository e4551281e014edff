import type { Language } from '@naru/ui/language'

/** @returns the content with its texts in a language; a text without translation stays in English */
export function translated<Content extends { translations?: { [L in Exclude<Language, 'en'>]?: object } }>(
  content: Content,
  language: Language,
): Content {
  return language === 'en' ? content : { ...content, ...content.translations?.[language] }
}
