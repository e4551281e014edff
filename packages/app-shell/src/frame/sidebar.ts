import { useEffect, useState } from 'react'

const cookie = 'sidebar_state'
/** Lifetime of the cookie: seven days, in seconds. */
const maxAge = 7 * 24 * 60 * 60

/** @param cookies `document.cookie` @returns whether the side navigation is open; true without a cookie */
export function parseSidebarCookie(cookies: string): boolean {
  const entry = cookies.split(';').find((part) => part.trim().startsWith(`${cookie}=`))
  return entry === undefined || entry.trim() !== `${cookie}=false`
}

/** @returns the cookie that stores whether the side navigation is open */
export function sidebarCookie(isOpen: boolean): string {
  return `${cookie}=${isOpen}; path=/; max-age=${maxAge}; samesite=lax`
}

/** @returns whether a key press toggles the side navigation: Ctrl or Cmd plus b */
export function isSidebarKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
}

/** The open state of the side navigation, stored for seven days and toggled by Ctrl or Cmd plus b. */
export function useSidebar(): { isOpen: boolean; toggle: () => void } {
  const [isOpen, setOpen] = useState(() => parseSidebarCookie(document.cookie))

  const toggle = () => {
    setOpen((open) => {
      document.cookie = sidebarCookie(!open)
      return !open
    })
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSidebarKey(event)) return
      event.preventDefault()
      setOpen((open) => {
        document.cookie = sidebarCookie(!open)
        return !open
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return { isOpen, toggle }
}
