import { describe, expect, it } from 'vitest'
import { askedMode, isRightAnswer, meaningIn, shuffledOptions, splitExample, type WordView } from './words'

const word: WordView = {
  id: 'w05-01',
  korean: '보고 싶다',
  meanings: { en: 'to miss', si: 'මතක් වෙනවා', ta: ' ' },
  partOfSpeech: 'expression',
  example: '가족이 보고 싶어요.',
  inExample: '보고 싶어요',
}

describe('words', () => {
  it.each([
    ['listening', 'none', 'meaning'],
    ['listening', 'voice', 'listening'],
    ['listening', 'recording', 'listening'],
    ['typing', 'none', 'typing'],
  ] as const)('%s with sound %s is asked as %s', (mode, sound, asked) => {
    expect(askedMode(mode, sound)).toBe(asked)
  })

  it.each([
    ['meaning', 'w05-01', true],
    ['meaning', 'w05-02', false],
    ['listening', '', false],
    ['typing', '보고 싶다', true],
    ['typing', ' 보고싶다 ', true],
    ['typing', '보고 싶다'.normalize('NFD'), true],
    ['typing', '보고 십다', false],
    ['typing', '', false],
    ['typing', 'w05-01', false],
  ] as const)('%s: %s is right: %s', (mode, answer, isRight) => {
    expect(isRightAnswer(word, mode, answer)).toBe(isRight)
  })

  it.each([
    ['si', 'මතක් වෙනවා', 'si'],
    ['ta', 'to miss', 'en'],
    ['fr', 'to miss', 'en'],
  ])('the meaning in %s: %s', (language, text, found) => {
    expect(meaningIn(word, language)).toEqual({ text, language: found })
  })

  it('the word is marked in its example', () => {
    expect(splitExample(word)).toEqual(['가족이 ', '보고 싶어요', '.'])
    expect(splitExample({ ...word, inExample: undefined })).toEqual([word.example, '', ''])
  })

  it('options change their order with the seed, and stay complete', () => {
    const options = ['a', 'b', 'c', 'd'].map((id) => ({ ...word, id }))
    const orders = Array.from({ length: 60 }, (_, day) =>
      shuffledOptions(options, `${day}w05-01`)
        .map(({ id }) => id)
        .join(''),
    )
    expect(shuffledOptions(options, 'x')).toEqual(shuffledOptions(options.toReversed(), 'x'))
    expect(new Set(orders).size).toBeGreaterThan(12)
    expect(orders.every((order) => Array.from(order).toSorted().join('') === 'abcd')).toBe(true)
    for (const place of [0, 1, 2, 3]) {
      expect(orders.filter((order) => order[place] === 'a').length).toBeGreaterThan(5)
    }
  })
})
