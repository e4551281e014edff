import { optionalProp } from '@naru/exam-kit/content'
import type { Schemas } from '@naru/api/types'
import { isObject, within } from '../../platform/http/operations'
import { instantOf } from './rules'

type FairPlayRecord = Schemas['FairPlayRecord']
type FairPlayEvent = Schemas['FairPlayEvent']

const MAX_EVENTS = 200

const kinds: readonly FairPlayEvent['kind'][] = ['play', 'away', 'offline']

const countIn = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

const eventFrom = (value: unknown): FairPlayEvent | undefined => {
  const kind = kinds.find((each) => each === within(value, 'kind'))
  const text = within(value, 'at')
  const at = typeof text === 'string' ? instantOf(text) : undefined
  if (kind === undefined || at === undefined || at.getUTCFullYear() > 9999) return undefined
  return {
    kind,
    at: at.toISOString(),
    ...optionalProp('seconds', countIn(within(value, 'seconds'), 0, 10_000_000)),
    ...optionalProp('question', countIn(within(value, 'question'), 1, 10_000)),
  }
}

/**
 * The valid part of a fair-play record that a device sends, at most 200 events; null if there is none. Copies known
 * fields only, so that a device cannot store anything else.
 */
export const fairPlayFrom = (value: unknown): FairPlayRecord | null => {
  const sent = within(value, 'events')
  if (!isObject(value) || !Array.isArray(sent)) return null
  const events = sent.slice(0, MAX_EVENTS).flatMap((each) => eventFrom(each) ?? [])
  const omitted = countIn(within(value, 'omitted'), 1, 1_000_000)
  return events.length === 0 && omitted === undefined ? null : { events, ...optionalProp('omitted', omitted) }
}
