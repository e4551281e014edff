import { createListeners } from '@naru/ui/internal/listeners'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage'

/** Sizes of the site's text: 100, 125 and 150 per cent of the browser's. */
export const textSizes = ['normal', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]

/** Also read before the first paint (`prePaint.js`). */
const key = 'naru.textSize'
const { subscribe, notify } = createListeners()

/** @returns the stored choice of this device; 'normal' by default */
export const textSize = (): TextSize => textSizes.find((size) => size === readStored(key)) ?? 'normal'

/** Stores a choice and applies it. */
export function rememberTextSize(next: TextSize): void {
  writeStored(key, next === 'normal' ? undefined : next)
  document.documentElement.dataset['textSize'] = next
  notify()
}

export const useTextSize = (): TextSize => useSyncExternalStore(subscribe, textSize, () => 'normal')
