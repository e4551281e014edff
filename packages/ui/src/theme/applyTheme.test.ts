// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { applyTheme, themeNames } from './applyTheme'

describe('applyTheme', () => {
  it.each(themeNames)('applies %s whatever the system settings', (theme) => {
    applyTheme(theme)
    expect(document.documentElement).toHaveProperty('dataset.theme', theme)
  })

  it('follows the system settings for `system`', () => {
    applyTheme('dark')
    applyTheme('system')
    expect('theme' in document.documentElement.dataset).toBe(false)
  })
})
