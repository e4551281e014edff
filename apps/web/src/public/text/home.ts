import { createTextArea, useAreaText, type Translator } from '@naru/ui/language'
import type english from './en/home.json'

/** The slides, features and sample feedback of the home page. */
export type HomeText = Translator<typeof english>

export const homeText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/home.json'))

/** @returns the sentences in the reader’s language */
export const useHomeText = (): HomeText => useAreaText(homeText)
