import { describe, expect, it } from 'vitest'
import { isSidebarKey, parseSidebarCookie, sidebarCookie } from './sidebar'

const press = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

describe('the side navigation', () => {
  it('is open by default, or as stored in the cookie', () => {
    expect(parseSidebarCookie('')).toBe(true)
    expect(parseSidebarCookie('a=1; sidebar_state=false; b=2')).toBe(false)
    expect(parseSidebarCookie('sidebar_state=true')).toBe(true)
    expect(parseSidebarCookie('other_sidebar_state=false')).toBe(true)
  })

  it('is stored for seven days in the cookie sidebar_state', () => {
    expect(sidebarCookie(false)).toContain('sidebar_state=false; path=/; max-age=604800')
  })

  it('toggles only on Ctrl or Cmd plus b', () => {
    expect(isSidebarKey({ ...press, ctrlKey: true })).toBe(true)
    expect(isSidebarKey({ ...press, metaKey: true, key: 'B' })).toBe(true)
    expect(isSidebarKey(press)).toBe(false)
    expect(isSidebarKey({ ...press, ctrlKey: true, key: 'n' })).toBe(false)
    expect(isSidebarKey({ ...press, ctrlKey: true, altKey: true })).toBe(false)
  })
})
