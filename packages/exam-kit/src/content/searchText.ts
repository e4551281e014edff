/** Sequences of letters that are one letter in print, with that letter; after composition (NFC). */
const sequences: readonly (readonly [written: string, meant: string])[] = [
  // Sinhala: two kombuva for the sign of ai; the sign of ru or lu twice for the long one.
  ['\u0DD9\u0DD9', '\u0DDB'],
  ['\u0DD8\u0DD8', '\u0DF2'],
  ['\u0DDF\u0DDF', '\u0DF3'],
  // Tamil: au as a sign and as a letter, which look like two letters.
  ['\u0BCC', '\u0BC6\u0BB3'],
  ['\u0B94', '\u0B92\u0BB3'],
]

/** Letters that are written for one another in names, as pairs; the second one is kept. */
const letters: readonly (readonly [written: string, kept: string])[] = [
  // Sinhala: short and long vowel signs; dental and retroflex na, la and sha.
  ['\u0DD1', '\u0DD0'],
  ['\u0DD3', '\u0DD2'],
  ['\u0DD6', '\u0DD4'],
  ['\u0DDA', '\u0DD9'],
  ['\u0DDD', '\u0DDC'],
  ['\u0DF2', '\u0DD8'],
  ['\u0DF3', '\u0DDF'],
  ['\u0DAB', '\u0DB1'],
  ['\u0DC5', '\u0DBD'],
  ['\u0DC2', '\u0DC1'],
  // Tamil: short and long e and o, one sign each in old print; sha and sa, as in sri.
  ['\u0BC7', '\u0BC6'],
  ['\u0BCB', '\u0BCA'],
  ['\u0B8F', '\u0B8E'],
  ['\u0B93', '\u0B92'],
  ['\u0BB6', '\u0BB8'],
]

/** Zero-width joiners, non-joiners and spaces, and marks of direction: nobody sees whether they were typed. */
const invisible = '\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF'

const keptOf = new Map(letters)

/** Folds a text for a search: composed, without invisible characters, and with one spelling of what is confused. */
export const folded = (text: string): string => {
  const seen = Array.from(text.normalize('NFC'))
    .filter((letter) => !invisible.includes(letter))
    .join('')
    // What was apart may now be composed.
    .normalize('NFC')
  const joined = sequences.reduce((result, [written, meant]) => result.replaceAll(written, meant), seen)
  return Array.from(joined, (letter) => keptOf.get(letter) ?? letter).join('')
}

/** What `folded` changes, for a database that does the same. */
export const searchFolding = { sequences, letters, invisible } as const
