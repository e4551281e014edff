import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/home.json'

/** The slides, features and sample feedback of the home page. */
export const homeText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/home.json'))

export const useHomeText = () => useAreaText(homeText)
