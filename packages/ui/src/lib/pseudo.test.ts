import { describe, expect, it } from 'vitest'
import { pseudoCatalogue, pseudoText } from './pseudo'

describe('the pseudo language', () => {
  it('accents every letter, doubles the length and marks both ends', () => {
    expect(pseudoText('Close now')).toBe('⟦Çļöšé ñöŵ~~~~~~~~~⟧')
  })

  it('does not change numbers and empty texts', () => {
    expect(pseudoText('25:00')).toContain('25:00')
    expect(pseudoText('')).toBe('')
  })

  it('converts every text of a catalogue, also in functions and lists', () => {
    const catalogue = {
      a: 'a',
      deep: { b: (count: number) => `b${count}` },
      list: ['c', { d: 'd' }],
      none: null,
      many: 3,
    }
    const pseudo = pseudoCatalogue(catalogue)
    expect(pseudo.a).toBe('⟦á~⟧')
    expect(pseudo.deep.b(2)).toBe('⟦ƀ2~~⟧')
    expect(pseudo.list).toEqual(['⟦ç~⟧', { d: '⟦ð~⟧' }])
    expect([pseudo.none, pseudo.many]).toEqual([null, 3])
  })
})
