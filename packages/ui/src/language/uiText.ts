import { createTextArea, useAreaText } from './createTextArea'
import type english from './text/en/ui.json'
import type { Translator } from './translator'

/** The library's own texts. */
export const uiText = createTextArea(import.meta.glob<{ default: typeof english }>('./text/*/ui.json'))

export const useUiText = (): Translator<typeof english> => useAreaText(uiText)
