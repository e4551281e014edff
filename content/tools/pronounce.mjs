/**
 * Korean spelling is morphological, not phonetic. espeak-ng applies some of the sound changes; this module adds common ones that it lacks.
 */

const FIRST = 0xac00
const LAST = 0xd7a3
const INITIALS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ')
const FINALS = ['', ...Array.from('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')]
const VOWELS = 21
const VOWEL_I = 20

/** Nasal of each stop before a nasal: 합니다 sounds like 함니다. */
const NASAL = [
  { from: 'ㅂㅍㅄㄿ', to: 'ㅁ' },
  { from: 'ㄱㄲㅋㄳㄺ', to: 'ㅇ' },
  { from: 'ㄷㅅㅆㅈㅊㅌ', to: 'ㄴ' },
]

/** @typedef {{ initial: string, vowel: number, final: string }} Syllable */

/**
 * @param {string} char
 * @returns {Syllable | undefined} undefined if it is no Hangul syllable
 */
const split = (char) => {
  const code = char.charCodeAt(0)
  if (code < FIRST || code > LAST) return undefined
  const index = code - FIRST
  const initial = INITIALS[Math.floor(index / (VOWELS * FINALS.length))] ?? ''
  const vowel = Math.floor(index / FINALS.length) % VOWELS
  return { initial, vowel, final: FINALS[index % FINALS.length] ?? '' }
}

/** @param {Syllable} syllable */
const join = ({ initial, vowel, final }) =>
  String.fromCharCode(FIRST + (INITIALS.indexOf(initial) * VOWELS + vowel) * FINALS.length + FINALS.indexOf(final))

/**
 * Applies the sound changes between two adjacent syllables, in place.
 * @param {Syllable} left
 * @param {Syllable} right
 */
const assimilate = (left, right) => {
  const nasal = NASAL.find(({ from }) => left.final !== '' && from.includes(left.final))
  if (right.initial === 'ㄹ' && left.final === 'ㄴ') left.final = 'ㄹ'
  else if (right.initial === 'ㄹ' && (nasal || 'ㅁㅇ'.includes(left.final || ' '))) right.initial = 'ㄴ'
  if (right.initial === 'ㄴ' && left.final === 'ㄹ') right.initial = 'ㄹ'
  if (nasal && 'ㄴㅁ'.includes(right.initial)) left.final = nasal.to
  if (left.final === 'ㄷ' && right.initial === 'ㅇ') {
    left.final = ''
    right.initial = right.vowel === VOWEL_I ? 'ㅈ' : 'ㄷ'
  }
}

/**
 * Respells Korean text closer to how it sounds: 합니다 → 함니다, 훈련 → 훌련, 수업료 → 수엄뇨, 설날 → 설랄, 받아 → 바다.
 * Changes only adjacent syllables of a word; other characters are unchanged.
 * @param {string} text
 */
export const pronounce = (text) => {
  const chars = Array.from(text.normalize('NFC'))
  const syllables = chars.map(split)
  syllables.forEach((right, i) => {
    const left = syllables[i - 1]
    if (left && right) assimilate(left, right)
  })
  return syllables.map((syllable, i) => (syllable ? join(syllable) : chars[i])).join('')
}
