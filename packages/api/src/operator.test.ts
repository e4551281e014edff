import { describe, expect, it } from 'vitest'
import { factIn, missingFacts, networkPage, placeholders, requiredFacts, textFacts } from './operator'
import type { SiteSettings } from './types'

const texts = { jurisdiction: { en: 'Sri Lanka', si: 'ශ්‍රී ලංකාව' } }

describe('what an operator has not filled in', () => {
  it('is at first everything but the date, which the server sets', () => {
    expect(missingFacts({})).toEqual(Object.keys(placeholders).filter((name) => name !== 'detailsUpdated'))
  })

  it('is less with each fact, and in the end nothing', () => {
    const settings: SiteSettings = {
      ...Object.fromEntries(requiredFacts.map((name) => [name, 'Filled in'])),
      ...Object.fromEntries(textFacts.map((name) => [name, { en: 'Filled in' }])),
    }
    expect(missingFacts(settings)).toEqual([])
    expect(missingFacts({ ...settings, phone: '' })).toEqual(['phone'])
    // English is what other languages fall back to.
    expect(missingFacts({ ...settings, rights: { si: 'අයිතිවාසිකම්' } })).toEqual(['rights'])
  })
})

describe('a fact', () => {
  it('is shown in the language of the page, else in English', () => {
    expect(factIn(texts, 'jurisdiction', 'si')).toEqual({ text: 'ශ්‍රී ලංකාව', lang: 'si' })
    expect(factIn(texts, 'jurisdiction', 'ta')).toEqual({ text: 'Sri Lanka', lang: 'en' })
    expect(factIn({ legalName: 'Harbour' }, 'legalName', 'ta')).toEqual({ text: 'Harbour' })
    expect(factIn({ legalName: '' }, 'legalName', 'en')).toBeUndefined()
  })
})

it('a network without an address is hidden once another has one', () => {
  expect(networkPage({}, 'youtube')).toBe('https://www.youtube.com/')
  const settings = { facebook: 'https://www.facebook.com/harbour' }
  expect(networkPage(settings, 'facebook')).toBe(settings.facebook)
  expect(networkPage(settings, 'youtube')).toBeUndefined()
})
