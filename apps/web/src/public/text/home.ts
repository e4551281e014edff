import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/home.json'

/** The slides, features and sample feedback of the home page. */
export const homeText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/home.json'))

/** @returns the sentences in the reader’s language */
export const useHomeText = () => useAreaText(homeText)
