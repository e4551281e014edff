// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { initLanguage } from '@naru/app-shell/language'
import { rememberWordPreferences, wordPreferences } from './wordPreferences'

beforeEach(() => localStorage.clear())

describe('preferences of words', () => {
  it.each([
    [['si-LK', 'en'], 'si'],
    [['fr', 'ta-LK', 'si'], 'ta'],
    [['en-GB', 'si'], 'en'],
    [['ko'], 'en'],
    [[], 'en'],
  ])('languages %j of the device: %s', (languages, language) => {
    expect(wordPreferences(languages)).toEqual({ language, hasOwnKeyboard: false })
  })

  it('begin with the language of a page that is not in English', () => {
    initLanguage('ta')
    expect(wordPreferences().language).toBe('ta')
    initLanguage('en')
    expect(wordPreferences().language).toBe('en')
  })

  it('are stored', () => {
    rememberWordPreferences({ language: 'ta', hasOwnKeyboard: true })
    expect(wordPreferences(['si'])).toEqual({ language: 'ta', hasOwnKeyboard: true })
  })

  it.each(['', '[]', 'null', '{"language":"toString","hasOwnKeyboard":"yes"}'])('ignore %s', (value) => {
    localStorage.setItem('naru.words', value)
    expect(wordPreferences(['si'])).toEqual({ language: 'si', hasOwnKeyboard: false })
  })
})
