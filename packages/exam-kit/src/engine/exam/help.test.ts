import { describe, expect, it } from 'vitest'
import { textInLanguage, translationsOf, type TextByLanguage } from './help'

const all = { en: 'Scissors', ko: '가위', si: 'කතුර', ta: 'கத்தரிக்கோல்' }

describe("a text is in the reader's language, else in English", () => {
  it.each<[string, TextByLanguage | undefined, string, string | null]>([
    ['in Sinhala', all, 'si', 'si'],
    ['in Tamil', all, 'ta', 'ta'],
    ['in Korean', all, 'ko', 'ko'],
    ['in English', all, 'en', 'en'],
    ['for a language without text', { en: 'Scissors', ta: 'கத்தரிக்கோல்' }, 'si', 'en'],
    ['for an unknown language', all, 'fr', 'en'],
    ['for an empty text', { en: 'Scissors', si: ' \n' }, 'si', 'en'],
    ['without the language and English', { ta: 'கத்தரிக்கோல்' }, 'si', null],
    ['with empty texts only', { en: '', si: '' }, 'si', null],
    ['without texts', {}, 'si', null],
    ['without help', undefined, 'en', null],
  ])('%s', (_, texts, language, found) => {
    const expected = found && { text: texts?.[found], language: found }
    expect(textInLanguage(texts, language)).toEqual(expected)
  })
})

describe('translations of one part by language', () => {
  const translations = { en: { text: 'A notice' }, si: { text: 'දැන්වීම', transcript: 'කාන්තාව: කතුර' } }

  it.each([
    ['text', { translations }, { en: 'A notice', si: 'දැන්වීම' }],
    ['transcript', { translations }, { en: '', si: 'කාන්තාව: කතුර' }],
    ['text', {}, {}],
  ] as const)('of the %s', (part, help, expected) => {
    expect(translationsOf(help, part)).toEqual(expected)
  })
})
