import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/resultLinks.json'

const resultLinksText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/resultLinks.json'))

export const useResultLinksText = () => useAreaText(resultLinksText)
