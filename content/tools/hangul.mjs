const FIRST = 0xac00
const LAST = 0xd7a3
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
const VOWELS = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
const FINALS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')]

/**
 * A Hangul syllable as letters. `initial` is ㅇ if the syllable begins with its vowel; `final` is empty if it ends with it.
 * @typedef {{ initial: string, vowel: string, final: string }} Syllable
 */

/**
 * @param {string} char
 * @returns {Syllable | undefined} undefined if it is no Hangul syllable
 */
export const split = (char) => {
  const code = char.charCodeAt(0)
  if (code < FIRST || code > LAST) return undefined
  const index = code - FIRST
  return {
    initial: INITIALS[Math.floor(index / (VOWELS.length * FINALS.length))] ?? '',
    vowel: VOWELS[Math.floor(index / FINALS.length) % VOWELS.length] ?? '',
    final: FINALS[index % FINALS.length] ?? '',
  }
}

/** @param {Syllable} syllable */
export const join = ({ initial, vowel, final }) =>
  String.fromCharCode(
    FIRST + (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS.length + FINALS.indexOf(final),
  )

/**
 * Reads a table of letters: 'ㄲㄱ ㅋㄱ' maps ㄲ and ㅋ to ㄱ.
 * @param {string} list
 * @returns {Readonly<Record<string, string>>}
 */
export const letters = (list) => Object.fromEntries(list.split(/\s+/).map((entry) => [entry.charAt(0), entry.slice(1)]))
