import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/today.json'

/** Every sentence of the page of the day, and of its action on the home page. */
export const todayText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/today.json'))

export const useTodayText = () => useAreaText(todayText)
