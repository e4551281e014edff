import { describe, expect, test } from 'vitest'
import { choicesFor, drillOf, modeAfter, type Candidate } from './bank-rules'

/** Random numbers that repeat. */
const randomOf = (...numbers: number[]) => {
  let at = -1
  return () => {
    at += 1
    return numbers[at % numbers.length] ?? 0
  }
}

test('a word is asked in four ways in turn', () => {
  expect([0, 1, 2, 3, 4, 9].map(modeAfter)).toEqual(['meaning', 'korean', 'listening', 'typing', 'meaning', 'korean'])
})

describe('a drill', () => {
  const items = [
    { item: 'often', seen: 3 },
    { item: 'a', seen: 0 },
    { item: 'b', seen: 0 },
    { item: 'once', seen: 1 },
  ]
  test('has what was seen least first, in random order where that is equal', () => {
    expect(drillOf(items, randomOf(0.1, 0.2, 0.3, 0.4))).toEqual(['a', 'b', 'once', 'often'])
    expect(drillOf(items, randomOf(0.4, 0.3, 0.2, 0.1))).toEqual(['b', 'a', 'once', 'often'])
  })

  test('has at most ten questions', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ item: String(at), seen: 30 - at }))
    expect(drillOf(many, randomOf(0.5))).toEqual(Array.from({ length: 10 }, (_, at) => String(29 - at)))
  })
})

describe('choices for a word', () => {
  const word = (id: string, partOfSpeech: Candidate['partOfSpeech'], en: string, korean = id): Candidate => ({
    id,
    korean,
    partOfSpeech,
    meanings: { en, si: `si ${en}` },
  })
  const apple = word('사과', 'noun', 'apple')
  const idsFor = (candidates: Candidate[], random = randomOf(0.5)) =>
    choicesFor(apple, candidates, random).map(({ id }) => id)

  test('are three others of its part of speech, at random', () => {
    const nouns = ['배', '귤', '감', '밤'].map((id) => word(id, 'noun', `fruit ${id}`))
    const all = [apple, word('가다', 'verb', 'to go'), ...nouns]
    expect(idsFor(all, randomOf(0.1, 0.2, 0.3, 0.4, 0.5, 0.6))).toEqual(['배', '귤', '감'])
    expect(idsFor(all, randomOf(0.6, 0.5, 0.4, 0.3, 0.2, 0.1))).toEqual(['밤', '감', '귤'])
  })

  test('are of other parts of speech where there are not enough', () => {
    expect(idsFor([word('가다', 'verb', 'to go'), word('배', 'noun', 'pear'), apple])).toEqual(['배', '가다'])
  })

  test.each([
    ['the same Korean', word('apology', 'noun', 'apology', '사과')],
    ['the same meaning', word('능금', 'noun', 'Apple')],
    ['a meaning in common beside a hint', word('능금', 'noun', 'crab; apple (the fruit)')],
    ['a meaning in common in another language', { ...word('능금', 'noun', 'crab'), meanings: { si: 'si apple' } }],
  ])('have none with %s', (_, candidate) => {
    expect(idsFor([candidate, word('배', 'noun', 'pear')])).toEqual(['배'])
  })

  test('are not alike among each other', () => {
    expect(idsFor([word('배', 'noun', 'pear'), word('돌배', 'noun', 'pear'), word('귤', 'noun', 'tangerine')])).toEqual(
      ['배', '귤'],
    )
  })
})
