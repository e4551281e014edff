import type { WeakTopic } from '@naru/api'

/** @returns the name of a unit of the textbook in a language, else in English, else in Korean, with the language found */
export function unitName({ name = '', names }: Pick<WeakTopic, 'name' | 'names'>, language: string) {
  const texts: Readonly<Record<string, string>> = { ko: name, ...names }
  const found = [language, 'en'].find((each) => texts[each] !== undefined) ?? 'ko'
  return { text: texts[found] ?? name, language: found }
}
