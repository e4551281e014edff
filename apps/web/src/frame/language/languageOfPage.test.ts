// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getChosenLanguage, getLanguage, initLanguage, rememberLanguage } from '@naru/app-shell/language'
import { languageOf, showLanguageOf } from './languageOfPage'

const at = (publicHref: string, href = publicHref) => ({ publicHref, href })
const sinhala = at('/si/pricing', '/pricing')
const plain = at('/pricing')
const forget = () => {
  document.cookie = 'naru.language=; Path=/; Max-Age=0'
}

beforeEach(() => initLanguage('en'))
afterEach(forget)

describe('the language of a page', () => {
  it.each([
    [sinhala, 'ta', 'si'],
    [sinhala, undefined, 'si'],
    [plain, 'ta', 'ta'],
    [plain, undefined, 'en'],
    // The page is not found.
    [at('/si/dashboard'), undefined, 'en'],
    [at('/si/dashboard'), 'ta', 'ta'],
  ] as const)('at %j with the choice %s is %s', (address, choice, expected) => {
    if (choice !== undefined) rememberLanguage(choice)
    expect(languageOf(address)).toBe(expected)
  })

  it('is shown, and is a choice where there was none', async () => {
    showLanguageOf(sinhala)
    await vi.waitFor(() => expect(getLanguage()).toBe('si'))
    expect(document.documentElement.lang).toBe('si')
    expect(getChosenLanguage()).toBe('si')
  })

  it('leaves an earlier choice, which is back at the next address without a language', async () => {
    rememberLanguage('ta')
    showLanguageOf(sinhala)
    await vi.waitFor(() => expect(getLanguage()).toBe('si'))
    expect(getChosenLanguage()).toBe('ta')
    showLanguageOf(plain)
    await vi.waitFor(() => expect(getLanguage()).toBe('ta'))
  })

  it('is the last one of two that load at once', async () => {
    showLanguageOf(sinhala)
    showLanguageOf(at('/ko/', '/'))
    await vi.waitFor(() => expect(getLanguage()).toBe('ko'))
    await new Promise((done) => setTimeout(done))
    expect(getLanguage()).toBe('ko')
  })
})
