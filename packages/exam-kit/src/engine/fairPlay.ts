/** One fact about an attempt. */
export interface FairPlayEvent {
  /** A clip was played to its end; the page was left or hidden; the device had no network. */
  readonly kind: 'play' | 'away' | 'offline'
  /** When it happened or began, ISO 8601. */
  readonly at: string
  /** Length of `away` and `offline` in whole seconds; absent until its end is seen. */
  readonly seconds?: number
  /** Number of the question whose clip was played. */
  readonly question?: number
}

/** What the device saw of an attempt. Facts: they change no score and no rank. */
export interface FairPlayRecord {
  /** In order; at most 200. */
  readonly events: readonly FairPlayEvent[]
  /** How many further events happened. Default 0. */
  readonly omitted?: number
}
