import { createOriginal } from '@naru/ui/language'

/** The English rules, for readers of a draft of the exam components' texts. */
export const rulesOriginal = createOriginal('exam', async () => ({ text: (await import('./en/exam')).text.rules }))
