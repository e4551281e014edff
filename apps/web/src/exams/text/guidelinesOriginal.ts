import { createOriginal } from '@naru/ui/language'
import type english from './en/guidelines.json'

/** The English text of /guidelines, for readers of a draft. */
export const guidelinesOriginal = createOriginal<typeof english>('guidelines', () => import('./en/guidelines.json'))
