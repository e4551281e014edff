import { describe, expect, it } from 'vitest'
import { pseudoMessages, pseudoText, textWidth, widestMessages } from './catalogues'

describe('the width of a text', () => {
  it('counts a letter with its marks once', () => {
    expect(textWidth('කී')).toBe(textWidth('ක'))
    expect(textWidth('ஸ்ரீ')).toBeGreaterThan(textWidth('Sri'))
    expect(textWidth('')).toBe(0)
  })
})

it('the widest messages are chosen one by one', () => {
  const english = { a: 'Log in', deep: { left: '{count} left' } }
  const tamil = { a: 'உள்நுழைக', deep: { left: '{count}' } }
  expect(widestMessages([english, tamil])).toEqual({ a: 'உள்நுழைக', deep: { left: '{count} left' } })
})

describe('the pseudo language', () => {
  it('accents every letter, doubles the words and marks both ends', () => {
    expect(pseudoText('Close 25').normalize('NFD')).toBe('⟦C\u0301l\u0301o\u0301s\u0301e\u0301 25 ~~~~~ ~~⟧')
    expect(pseudoText('')).toBe('')
  })

  it('keeps the arguments, forms and tags of a message', () => {
    const messages = { deep: { a: '{n, plural, one {a} other {# <b>{c}e</b>}}' } }
    expect(pseudoMessages(messages)).toEqual({
      deep: { a: '{n,plural,one{⟦á ~⟧} other{#⟦   ⟧<b>{c}⟦é ~⟧</b>}}' },
    })
  })
})
