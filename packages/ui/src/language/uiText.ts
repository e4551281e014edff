import { createTextArea, useAreaText } from './createTextArea'
import type english from './text/en/ui.json'
import type { Translator } from './translator'

/** The library's own texts. */
export const uiText = createTextArea<typeof english>('ui', {
  en: () => import('./text/en/ui.json'),
  ko: () => import('./text/ko/ui.json'),
  si: () => import('./text/si/ui.json'),
  ta: () => import('./text/ta/ui.json'),
})

export const useUiText = (): Translator<typeof english> => useAreaText(uiText)
