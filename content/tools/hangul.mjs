import { lettersOf } from '@naru/exam-kit/internal/hangul'

/**
 * A Hangul syllable as letters. `initial` is ㅇ if the syllable begins with its vowel; `final` is empty if it ends with it.
 * @typedef {{ initial: string, vowel: string, final: string }} Syllable
 */

/**
 * @param {string} char
 * @returns {Syllable | undefined} undefined if it is no Hangul syllable
 */
export const split = (char) => (/[가-힣]/.test(char) ? (lettersOf(char) ?? undefined) : undefined)

/**
 * Reads a table of letters: 'ㄲㄱ ㅋㄱ' maps ㄲ and ㅋ to ㄱ.
 * @param {string} list
 * @returns {Readonly<Record<string, string>>}
 */
export const letters = (list) => Object.fromEntries(list.split(/\s+/).map((entry) => [entry.charAt(0), entry.slice(1)]))
