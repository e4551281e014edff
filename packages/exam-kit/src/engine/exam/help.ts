import type { Schemas } from '../../generated/contract'

/** A text by language: `en`, `si`, `ta`, `ko`. */
export type TextByLanguage = Schemas['TextByLanguage']
export type QuestionTranslation = Schemas['QuestionTranslation']
export type OptionHelp = Schemas['OptionHelp']
export type QuestionHelp = Schemas['QuestionHelp']

/** @returns the help of an option; a correct one has no notes */
export function optionHelp({ options = [] }: QuestionHelp, index: number, isCorrect: boolean): OptionHelp {
  const { note, notes, ...other } = options[index] ?? {}
  return { ...other, ...(!isCorrect && { ...(note && { note }), ...(notes && { notes }) }) }
}

/** A text of a question's help in the language that was found. */
export interface TextInLanguage {
  readonly text: string
  readonly language: string
}

/** @returns the text in `language`, else in English, with the language found; null without both. Empty texts do not count. */
export function textInLanguage(texts: TextByLanguage | undefined, language: string): TextInLanguage | null {
  for (const each of [language, 'en']) {
    const text = texts?.[each] ?? ''
    if (text.trim() !== '') return { text, language: each }
  }
  return null
}

/** @returns the translations of stem or transcript by language */
export function translationsOf({ translations = {} }: QuestionHelp, part: keyof QuestionTranslation): TextByLanguage {
  return Object.fromEntries(Object.entries(translations).map(([language, texts]) => [language, texts[part] ?? '']))
}
