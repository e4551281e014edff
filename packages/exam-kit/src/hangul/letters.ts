/** First consonants of a syllable, in the order of Unicode. */
export const initials = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
/** Vowels of a syllable, in the order of Unicode. */
export const vowels = Array.from('ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ')
/** Final consonants of a syllable, in the order of Unicode; '' for none. */
export const finals = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')]

/** The two keys of a letter that has no key of its own. */
const pairs: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}
const joined = new Map(Object.entries(pairs).map(([letter, keys]) => [keys, letter]))

/** @returns the keys that type a letter: two for a compound vowel or a double final, none for '' */
export const keysOf = (letter: string): string[] => Array.from(pairs[letter] ?? letter)

/** @returns the letter that two keys make; undefined if they make none */
export const join = (first: string, second: string): string | undefined => joined.get(first + second)

/** The letters of a syllable: `vowel` is '' for a consonant alone, `initial` for a vowel alone, `final` for none. */
export interface Letters {
  readonly initial: string
  readonly vowel: string
  readonly final: string
}

const firstSyllable = 0xac00

/** @returns the letters of a syllable or of a single letter; null for any other character */
export function lettersOf(character: string): Letters | null {
  const place = (character.codePointAt(0) ?? 0) - firstSyllable
  if (place >= 0 && place < initials.length * vowels.length * finals.length) {
    return {
      initial: initials[Math.floor(place / (vowels.length * finals.length))] ?? '',
      vowel: vowels[Math.floor(place / finals.length) % vowels.length] ?? '',
      final: finals[place % finals.length] ?? '',
    }
  }
  if (vowels.includes(character)) return { initial: '', vowel: character, final: '' }
  return initials.includes(character) ? { initial: character, vowel: '', final: '' } : null
}

/** @returns the syllable of three letters; without initial or vowel, the letters side by side */
export function syllable({ initial, vowel, final }: Letters): string {
  if (initial === '' || vowel === '') return initial + vowel + final
  const place = (initials.indexOf(initial) * vowels.length + vowels.indexOf(vowel)) * finals.length
  return String.fromCodePoint(firstSyllable + place + finals.indexOf(final))
}
