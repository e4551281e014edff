import { describe, expect, it } from 'vitest'
import { contrastRatio, iconPairs, textPairs } from './contrast'
import { palettes } from './tokens'

describe.each(Object.entries(palettes))('%s', (_name, palette) => {
  it.each(textPairs)('%s on %s has the contrast of text', (text, ground) => {
    expect(contrastRatio(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(iconPairs)('%s on %s has the contrast of icons', (sign, ground) => {
    expect(contrastRatio(palette[sign], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast ratio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
    expect(contrastRatio([0.5, 0.1, 90], [0.5, 0.1, 90])).toBe(1)
  })

  it('returns the ratio of the design for ink on the page', () => {
    expect(contrastRatio(palettes.light.ink, palettes.light.canvas)).toBeCloseTo(15.7, 0)
    expect(contrastRatio(palettes.dark.ink, palettes.dark.canvas)).toBeCloseTo(16.2, 0)
  })
})
