/** A text by language: `en`, `si`, `ta`, `ko`. */
export type TextByLanguage = Readonly<Record<string, string>>

/** The translation of a question into one language. */
export interface QuestionTranslation {
  readonly text?: string
  readonly transcript?: string
}

/** What helps to learn from one option. */
export interface OptionHelp {
  /** Why the option is wrong, in English. */
  readonly note?: string
  /** The note in other languages. */
  readonly notes?: TextByLanguage
  /** What the clip says. */
  readonly spoken?: string
  /** What its picture shows. */
  readonly photoText?: string
}

/** What helps to learn from a question beside its English explanation. */
export interface QuestionHelp {
  /** Explanations in other languages. */
  readonly explanations?: TextByLanguage
  /** By language. */
  readonly translations?: Readonly<Record<string, QuestionTranslation>>
  /** Languages whose texts no person has reviewed. */
  readonly unreviewed?: readonly string[]
  /** Korean words in dictionary form. */
  readonly vocabulary?: readonly string[]
  /** In the order of the options. */
  readonly options?: readonly OptionHelp[]
  /** What the picture of the question or of its group shows. */
  readonly photoText?: string
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
