import { themeNames, type ThemeName } from '@naru/ui/theme'
import { useSyncExternalStore } from 'react'

/** The theme setting; `system` follows the device. */
export type ThemeChoice = ThemeName | 'system'

export const themeChoices: readonly ThemeChoice[] = ['system', ...themeNames]

const key = 'naru.theme'
const listeners = new Set<() => void>()
let choice: ThemeChoice | undefined

const read = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(key)
    return themeChoices.find((name) => name === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** @returns the stored choice of this device; 'system' by default */
export function themeChoice(): ThemeChoice {
  choice ??= read()
  return choice
}

/**
 * Stores a choice. `applyTheme` applies it.
 *
 * @param next the theme
 */
export function rememberTheme(next: ThemeChoice): void {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, next)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice, () => 'system')
}
