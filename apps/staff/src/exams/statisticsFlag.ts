import type { StatisticsFlag } from '@naru/api'
import { optionalText } from '@naru/ui/language'
import type { StatisticsText } from '../text/statistics'

/** The kinds whose message names an option. */
const ofOptions: ReadonlySet<StatisticsFlag['kind']> = new Set(['key', 'unused'])

/** @returns what a flag says; the server's sentence if it is of a kind that this page does not know */
export const flagLabel = (
  { kind, option, text }: StatisticsFlag,
  t: StatisticsText,
  of: 'paperFlag' | 'questionFlag',
): string =>
  option === undefined && ofOptions.has(kind)
    ? text
    : (optionalText(t, `${of}.${kind}`, { option: option ?? 0 }) ?? text)
