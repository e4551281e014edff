import { keysOfText } from '../hangul'

/** A character of a dictation, and which of its letters the other text lacks. */
export interface GradedCharacter {
  /** As it was written. */
  readonly text: string
  /** Letters of keys (자모); empty if all are right, and for spaces and punctuation, which do not count. */
  readonly wrong: readonly string[]
}

export interface GradedDictation {
  /** What the clip says; wrong: what the learner did not type. */
  readonly said: readonly GradedCharacter[]
  /** What the learner typed; wrong: what the clip does not say. */
  readonly typed: readonly GradedCharacter[]
  /** Number of letters in both, in the same order. */
  readonly right: number
  /** Number of letters of the longer text. */
  readonly total: number
}

interface Letter {
  readonly letter: string
  /** Index of its character. */
  readonly at: number
}

const isCounted = (character: string) => /[\p{L}\p{N}]/u.test(character)

const lettersOf = (characters: readonly string[]): Letter[] =>
  characters.flatMap((character, at) =>
    isCounted(character) ? keysOfText(character.toLowerCase()).map((letter) => ({ letter, at })) : [],
  )

/** Lengths of the longest common sequences of the ends of two texts, from each pair of places on. */
function commonLengths(one: readonly Letter[], other: readonly Letter[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => Array.from<number>({ length: other.length + 1 }).fill(0))
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const isSame = one[i]?.letter === other[j]?.letter
      const [row = [], next = []] = [lengths[i], lengths[i + 1]]
      row[j] = isSame ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** Grades a dictation letter by letter. Spaces and punctuation do not count. */
export function gradeDictation(saidText: string, typedText: string): GradedDictation {
  const [said, typed] = [saidText, typedText].map((text) => Array.from(text.normalize('NFC').trim()))
  const [one, other] = [lettersOf(said ?? []), lettersOf(typed ?? [])]
  const lengths = commonLengths(one, other)
  const [missing, extra]: [Letter[], Letter[]] = [[], []]
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [a, b] = [one[i], other[j]]
    if (a !== undefined && a.letter === b?.letter) {
      i += 1
      j += 1
    } else if (a !== undefined && (b === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      missing.push(a)
      i += 1
    } else if (b !== undefined) {
      extra.push(b)
      j += 1
    }
  }
  const graded = (characters: readonly string[] = [], wrong: readonly Letter[]) =>
    characters.map((text, index) => ({
      text,
      wrong: wrong.filter(({ at }) => at === index).map(({ letter }) => letter),
    }))
  return {
    said: graded(said, missing),
    typed: graded(typed, extra),
    right: one.length - missing.length,
    total: Math.max(one.length, other.length),
  }
}

/** @returns the words that are not all right; those that are right for the most part with their wrong letters: `어디에서 (ㅇ ㅔ)` */
export function wrongWords(characters: readonly GradedCharacter[]): string[] {
  const words: GradedCharacter[][] = [[]]
  for (const each of characters) {
    if (isCounted(each.text)) words.at(-1)?.push(each)
    else words.push([])
  }
  return words.flatMap((word) => {
    const text = word.map((each) => each.text).join('')
    const wrong = word.flatMap((each) => each.wrong)
    if (wrong.length === 0) return []
    return wrong.length * 2 > keysOfText(text.toLowerCase()).length ? text : `${text} (${wrong.join(' ')})`
  })
}
