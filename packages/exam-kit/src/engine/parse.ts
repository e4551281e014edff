/** 2000-01-01 and 2100-01-01: what lies outside is no time of ours. */
const earliest = 946_684_800_000
const latest = 4_102_444_800_000

/** A stored moment in epoch ms; null if it is none. */
export function parseTime(text: string | null): number | null {
  const time = parseCount(text)
  return time !== null && time >= earliest && time < latest ? time : null
}

/** A stored whole number from 0 on; null if it is none. */
export function parseCount(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** A stored position in seconds; null if it is none. */
export function parseSeconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

/** A stored JSON object; empty if it is none. Its values are still to be checked. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text ?? '')
  return isRecord(value) ? value : {}
}

/** A stored JSON list; empty if it is none. Its items are still to be checked. */
export function parseList(text: string | null): readonly unknown[] {
  const value = parseJson(text ?? '')
  return Array.isArray(value) ? value : []
}

/** A stored JSON value; null if the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a value is a plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
