import { createListeners } from '@naru/ui/internal/listeners'
import { themeNames, type ThemeName } from '@naru/ui/theme'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage'

/** The theme setting; `system` follows the device. */
export type ThemeChoice = ThemeName | 'system'

export const themeChoices: readonly ThemeChoice[] = ['system', ...themeNames]

const key = 'naru.theme'
const { subscribe, notify } = createListeners()
let choice: ThemeChoice | undefined

/** @returns the stored choice of this device; 'system' by default */
export function themeChoice(): ThemeChoice {
  choice ??= themeChoices.find((name) => name === readStored(key)) ?? 'system'
  return choice
}

/** Stores a choice. `applyTheme` applies it. */
export function rememberTheme(next: ThemeChoice): void {
  choice = next
  writeStored(key, next === 'system' ? undefined : next)
  notify()
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice, () => 'system')
}
