import { lettersOf } from '@naru/exam-kit/internal/hangul'

/** A Hangul syllable as letters. `initial` is ㅇ if the syllable begins with its vowel; `final` is empty if it ends with it. */
export type Syllable = { initial: string; vowel: string; final: string }

/** @returns undefined if it is no Hangul syllable */
export const split = (char: string): Syllable | undefined =>
  /[가-힣]/.test(char) ? (lettersOf(char) ?? undefined) : undefined

/** Reads a table of letters: 'ㄲㄱ ㅋㄱ' maps ㄲ and ㅋ to ㄱ. */
export const letters = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.split(/\s+/).map((entry) => [entry.charAt(0), entry.slice(1)]))
