import type { TextByLanguage } from '../engine'
import type { TextInLanguage } from '../engine/exam/help'
import type { SoundKind } from '../wordSound'

/** How a word is asked: by its Korean, by its meaning, by its sound, or to be typed in Hangul. */
export type WordMode = 'meaning' | 'korean' | 'listening' | 'typing'

export interface WordOption {
  /** Id of the word, which is the answer to it. */
  readonly id: string
  /** Dictionary form. */
  readonly korean: string
  /** By language: `en`, `si`, `ta`. */
  readonly meanings: TextByLanguage
}

export interface WordView extends WordOption {
  /** Shown below the word, in the page's language. */
  readonly partOfSpeech: 'noun' | 'verb' | 'adjective' | 'adverb' | 'counter' | 'expression'
  /** A Korean sentence with the word. */
  readonly example: string
  /** The word as the example has it. @default as in `korean` */
  readonly inExample?: string | undefined
  /** The example in English. @default none */
  readonly exampleEnglish?: string | undefined
  /** Languages whose meaning no person has reviewed. */
  readonly unreviewed?: readonly string[] | undefined
  /** URL of a picture. */
  readonly photo?: string | undefined
}

/** @returns the mode in which a word can be asked: without a sound, one of listening shows its Korean */
export function askedMode(mode: WordMode, sound: SoundKind): WordMode {
  return mode === 'listening' && sound === 'none' ? 'meaning' : mode
}

const letters = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

/** Whether an answer is right, by the rule of the server: the word's id, or its Korean but for spaces. */
export function isRightAnswer(word: WordOption, mode: WordMode, answer: string): boolean {
  return mode === 'typing' ? letters(answer) === letters(word.korean) : answer === word.id
}

/** @returns the meaning in a language, else in English, with the language found */
export function meaningIn({ meanings }: WordOption, language: string): TextInLanguage {
  const text = meanings[language] ?? ''
  return text.trim() === '' ? { text: meanings['en'] ?? '', language: 'en' } : { text, language }
}

/** @returns the example before the word, the word in it, and what follows; the word is '' if the example lacks it */
export function splitExample({ example, inExample, korean }: WordView): readonly [string, string, string] {
  const marked = inExample ?? korean
  const at = example.indexOf(marked)
  return at < 0 ? [example, '', ''] : [example.slice(0, at), marked, example.slice(at + marked.length)]
}

/** FNV-1a of 32 bits, mixed once more: texts that differ in their end only get unlike numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/** @returns options in an order that depends on the seed only, so that a word has another order each day and the same after a reload */
export function shuffledOptions<Option extends { readonly id: string }>(
  options: readonly Option[],
  seed: string,
): Option[] {
  return options.toSorted((a, b) => hash(seed + a.id) - hash(seed + b.id))
}
