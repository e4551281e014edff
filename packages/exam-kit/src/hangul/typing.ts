import { finals, join, keysOf, lettersOf, syllable, vowels, type Letters } from './letters'

/** Splits off the last character. */
function splitLast(text: string): [start: string, last: string] {
  const characters = Array.from(text)
  return [characters.slice(0, -1).join(''), characters.at(-1) ?? '']
}

/** What the last syllable becomes when a vowel follows: its last final moves into the next syllable. */
function addVowel({ initial, vowel, final }: Letters, next: string): string | null {
  if (final !== '') {
    const keys = keysOf(final)
    const moved = keys.at(-1) ?? ''
    const rest = keys.length === 2 ? (keys[0] ?? '') : ''
    return syllable({ initial, vowel, final: rest }) + syllable({ initial: moved, vowel: next, final: '' })
  }
  if (vowel === '') return syllable({ initial, vowel: next, final: '' })
  const compound = join(vowel, next)
  return compound === undefined ? null : syllable({ initial, vowel: compound, final: '' })
}

/** What the last syllable becomes when a consonant follows as its final; null if it cannot take one. */
function addConsonant({ initial, vowel, final }: Letters, next: string): string | null {
  if (initial === '' || vowel === '') return null
  const wanted = final === '' ? next : join(final, next)
  return wanted !== undefined && finals.includes(wanted) ? syllable({ initial, vowel, final: wanted }) : null
}

/**
 * Types a letter at the end of a text, as a two-set (두벌식) keyboard does: letters join into syllables, consonants into double
 * finals, and a final moves on when a vowel follows.
 *
 * @param text in NFC
 * @param letter the letter of one key, such as 'ㄱ', 'ㄲ' or 'ㅖ'; any other character is appended
 */
export function typeLetter(text: string, letter: string): string {
  const [start, last] = splitLast(text)
  const open = lettersOf(last)
  if (open === null || lettersOf(letter) === null) return text + letter
  const changed = vowels.includes(letter) ? addVowel(open, letter) : addConsonant(open, letter)
  return changed === null ? text + letter : start + changed
}

/** Removes what the last key has typed: one letter of a syllable, one half of a double letter, or another character. */
export function deleteLetter(text: string): string {
  const [start, last] = splitLast(text)
  const letters = lettersOf(last)
  if (letters === null) return start
  const { initial, vowel, final } = letters
  const firstHalf = (letter: string) => keysOf(letter).slice(0, -1).join('')
  if (final !== '') return start + syllable({ initial, vowel, final: firstHalf(final) })
  if (vowel !== '') return start + syllable({ initial, vowel: firstHalf(vowel), final: '' })
  return start
}

/** @returns the keys that type a text in NFC, in order */
export function keysOfText(text: string): string[] {
  return Array.from(text).flatMap((character) => {
    const letters = lettersOf(character)
    return letters === null ? [character] : [letters.initial, letters.vowel, letters.final].flatMap(keysOf)
  })
}
