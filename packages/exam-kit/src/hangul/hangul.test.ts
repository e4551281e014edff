import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deleteLetter, keysOfText, layout, letterOfKey, typeLetter, withShift } from './index'

const typed = (keys: string, text = '') => Array.from(keys).reduce(typeLetter, text)

describe('typing', () => {
  it.each([
    ['ㄱ', 'ㄱ', 'a consonant alone'],
    ['ㅏ', 'ㅏ', 'a vowel alone'],
    ['ㄱㅏ', '가', 'a syllable'],
    ['ㄱㅏㅇ', '강', 'a final'],
    ['ㄱㅏㅇㅅㅏ', '강사', 'a consonant that does not join the final begins a syllable'],
    ['ㄱㅏㄴㅏ', '가나', 'a final moves on when a vowel follows'],
    ['ㄷㅏㄹㄱ', '닭', 'a double final'],
    ['ㄷㅏㄹㄱㅣ', '달기', 'half of a double final moves on'],
    ['ㄷㅏㄹㄱㅇㅣ', '닭이', 'a double final stays before a consonant'],
    ['ㅇㅓㅂㅅㅇㅓㅇㅛ', '없어요', 'a word'],
    ['ㅇㅣㅆㄷㅏ', '있다', 'a doubled consonant is one key, as a final too'],
    ['ㅇㅣㅆㅓ', '이써', 'and moves on whole'],
    ['ㄱㅏㄸㅏ', '가따', 'ㄸ, ㅃ and ㅉ are no finals'],
    ['ㄱㅏㄱㄱㅏ', '각가', 'two single keys make no doubled consonant'],
    ['ㅇㅗㅏㅇ', '왕', 'a compound vowel'],
    ['ㄷㅗㅐㅈㅣ', '돼지', 'ㅙ is typed as ㅗ and ㅐ'],
    ['ㅇㅡㅣㅈㅏ', '의자', 'ㅢ is typed as ㅡ and ㅣ'],
    ['ㅏㄱ', 'ㅏㄱ', 'a vowel alone takes no final'],
    ['ㄱㅏㅗ', '가ㅗ', 'vowels that do not join'],
    ['ㄱㅏ ㄴㅏ', '가 나', 'a space ends a syllable'],
    ['ㄱㅏㅑ', '가ㅑ', 'a vowel after a complete vowel'],
  ])('%s makes %s: %s', (keys, text) => {
    expect(typed(keys)).toBe(text)
  })

  it('continues at the end of other text', () => {
    expect(typed('ㄱㅏ', 'A1')).toBe('A1가')
    expect(typed('ㅣ', '닭')).toBe('달기')
  })
})

describe('deleting', () => {
  it.each([
    ['닭', ['달', '다', 'ㄷ', '']],
    ['괘', ['고', 'ㄱ', '']],
    ['있', ['이', 'ㅇ', '']],
    ['까', ['ㄲ', '']],
    ['가나', ['가ㄴ', '가', 'ㄱ', '']],
    ['ㅘ', ['ㅗ', '']],
    ['😀', ['']],
    ['', ['']],
  ])('%s letter by letter', (text, steps) => {
    expect(steps.map((_, presses) => Array.from({ length: presses + 1 }).reduce<string>(deleteLetter, text))).toEqual(
      steps,
    )
  })
})

const anySyllables = fc
  .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 12 })
  .map((codes) => String.fromCodePoint(...codes))
const plain = Array.from([...layout.consonants, ...layout.vowels].join(''))
const anyKey = fc.constantFrom(...Array.from(`${plain.join('')}ㅃㅉㄸㄲㅆㅒㅖ `))

describe('any text', () => {
  it('typing the letters of syllables gives these syllables', () => {
    const check = () => fc.assert(fc.property(anySyllables, (text) => typed(keysOfText(text).join('')) === text))
    expect(check).not.toThrow()
  })

  it('every syllable is typed by its letters, and deleted by as many presses', () => {
    const all = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCodePoint(0xac00 + at))
    const wrong = all.filter((text) => {
      const keys = keysOfText(text)
      return typed(keys.join('')) !== text || keys.reduce(deleteLetter, text) !== ''
    })
    expect(wrong).toEqual([])
  })

  it('deleting takes back one key, and the keys of a text are those that typed it', () => {
    const check = () =>
      fc.assert(
        fc.property(fc.array(anyKey, { maxLength: 20 }), (keys) => {
          const text = typed(keys.join(''))
          const left = keysOfText(deleteLetter(text)).join('')
          return keysOfText(text).join('') === keys.join('') && left === keys.slice(0, -1).join('')
        }),
      )
    expect(check).not.toThrow()
  })
})

describe('the layout', () => {
  it('has every letter that is typed by one key, once', () => {
    const all = new Set(plain.flatMap((letter) => [letter, withShift(letter)]))
    expect(plain).toHaveLength(26)
    expect([...all].toSorted()).toEqual(
      Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ').toSorted(),
    )
  })

  it.each([
    ['KeyQ', false, 'ㅂ'],
    ['KeyQ', true, 'ㅃ'],
    ['KeyR', false, 'ㄱ'],
    ['KeyP', true, 'ㅖ'],
    ['KeyY', false, 'ㅛ'],
    ['KeyA', true, 'ㅁ'],
    ['KeyL', false, 'ㅣ'],
    ['KeyZ', false, 'ㅋ'],
    ['KeyV', false, 'ㅍ'],
    ['KeyB', false, 'ㅠ'],
    ['KeyM', false, 'ㅡ'],
    ['Digit1', false, undefined],
  ])('%s, Shift %s: %s', (code, isShift, letter) => {
    expect(letterOfKey(code, isShift)).toBe(letter)
  })
})
