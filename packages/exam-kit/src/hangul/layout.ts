/** The rows of a two-set (두벌식) keyboard: consonants under the left hand, vowels under the right. */
export const layout = {
  consonants: ['ㅂㅈㄷㄱㅅ', 'ㅁㄴㅇㄹㅎ', 'ㅋㅌㅊㅍ'],
  vowels: ['ㅛㅕㅑㅐㅔ', 'ㅗㅓㅏㅣ', 'ㅠㅜㅡ'],
} as const

const shifted: Readonly<Record<string, string>> = {
  ㅂ: 'ㅃ',
  ㅈ: 'ㅉ',
  ㄷ: 'ㄸ',
  ㄱ: 'ㄲ',
  ㅅ: 'ㅆ',
  ㅐ: 'ㅒ',
  ㅔ: 'ㅖ',
}

/** @returns the letter of a key with Shift; the same letter for keys without another */
export const withShift = (letter: string): string => shifted[letter] ?? letter

/** The keys of a computer's keyboard, row by row, in the order of the letters. */
const codes = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']
const letterOfCode = new Map(
  codes.flatMap((row, at) =>
    Array.from(row).map((key, place) => [`Key${key}`, `${layout.consonants[at]}${layout.vowels[at]}`[place] ?? '']),
  ),
)

/** @param code the physical key, as `KeyboardEvent.code` @returns undefined for keys without a letter */
export function letterOfKey(code: string, isShift: boolean): string | undefined {
  const letter = letterOfCode.get(code)
  return letter !== undefined && isShift ? withShift(letter) : letter
}
