import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/twoStep.json'

/** Every sentence of two-step verification. Apart from the site’s other sentences, so that learners load none of them. */
export const twoStepText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/twoStep.json'))

export const useTwoStepText = () => useAreaText(twoStepText)
