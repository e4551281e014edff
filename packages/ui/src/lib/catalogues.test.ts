import { describe, expect, it } from 'vitest'
import { longestCatalogue, pseudoCatalogue, pseudoText, textWidth } from './catalogues'

describe('the width of a text', () => {
  it('counts a letter with its marks once', () => {
    expect(textWidth('කී')).toBe(textWidth('ක'))
    expect(textWidth('ஸ்ரீ')).toBeGreaterThan(textWidth('Sri'))
    expect(textWidth('')).toBe(0)
  })
})

describe('the longest texts', () => {
  const catalogues: Parameters<
    typeof longestCatalogue<{ a: string; left: (count: number) => string; list: string[] }>
  >[0] = [
    { a: 'Log in', left: (count) => `${count} left`, list: ['one', 'two', 'three and more'] },
    { a: 'உள்நுழைக', left: (count) => (count > 9 ? `${count}` : `${count} உள்ளன`), list: ['ஒன்று', 'இ', 'மூ'] },
  ]
  const longest = longestCatalogue(catalogues)

  it('are chosen one by one, in lists too', () => {
    expect(longest.a).toBe('உள்நுழைக')
    expect(longest.list).toEqual(['ஒன்று', 'two', 'three and more'])
  })

  it('are chosen by what a function returns for its arguments', () => {
    expect([longest.left(2), longest.left(10)]).toEqual(['2 உள்ளன', '10 left'])
  })

  it('leave what is no text as it is in the first', () => {
    expect(
      longestCatalogue([
        { size: 3, none: null },
        { size: 4, none: null },
      ]),
    ).toEqual({ size: 3, none: null })
  })
})

describe('the pseudo language', () => {
  it('accents every letter, doubles the length and marks both ends', () => {
    expect(pseudoText('Close 25').normalize('NFD')).toBe('⟦C\u0301l\u0301o\u0301s\u0301e\u0301 25~~~~~~~~⟧')
    expect(pseudoText('')).toBe('')
  })

  it('converts every text of a catalogue, also in functions and lists', () => {
    const catalogue = { deep: { a: (count: number) => `a${count}` }, list: ['c', { e: 'e' }], none: null, many: 3 }
    const pseudo = pseudoCatalogue(catalogue)
    expect(pseudo.deep.a(2)).toBe('⟦á2~~⟧')
    expect(pseudo.list).toEqual(['⟦ć~⟧', { e: '⟦é~⟧' }])
    expect([pseudo.none, pseudo.many]).toEqual([null, 3])
  })
})
