// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { applyTheme, themeNames } from './applyTheme'

describe('applyTheme', () => {
  it.each(themeNames)('shows %s whatever the system says', (theme) => {
    applyTheme(theme)
    expect(document.documentElement).toHaveProperty('dataset.theme', theme)
  })

  it('leaves the choice to the system', () => {
    applyTheme('dark')
    applyTheme('system')
    expect('theme' in document.documentElement.dataset).toBe(false)
  })
})
