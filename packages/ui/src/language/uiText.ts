import { createTextArea, useAreaText, type Widened } from './createTextArea'
import type { text as english } from './text/en/ui'

/** The texts of the library itself. */
export type UiText = Widened<typeof english>

/** The texts of the library itself. */
export const uiText = createTextArea<UiText>('ui', {
  en: () => import('./text/en/ui'),
  ko: () => import('./text/ko/ui'),
  si: () => import('./text/si/ui'),
  ta: () => import('./text/ta/ui'),
})

export const useUiText = (): UiText => useAreaText(uiText)
