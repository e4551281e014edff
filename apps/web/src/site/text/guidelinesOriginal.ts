import { createOriginal } from '@naru/ui/language'
import type { GuidelinesText } from './guidelines'

/** The English text of /guidelines, for readers of a draft. */
export const guidelinesOriginal = createOriginal<GuidelinesText>('guidelines', () => import('./en/guidelines'))
