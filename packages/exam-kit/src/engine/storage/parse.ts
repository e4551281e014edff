/** 2000-01-01 and 2100-01-01: other times are invalid. */
const earliest = 946_684_800_000
const latest = 4_102_444_800_000

/** Parses a stored time in epoch ms; returns null if it is invalid. */
export function parseTime(text: string | null): number | null {
  const time = parseCount(text)
  return time !== null && time >= earliest && time < latest ? time : null
}

/** Parses a stored whole number from 0 on; returns null if it is invalid. */
export function parseCount(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Parses a stored position in seconds; returns null if it is invalid. */
export function parseSeconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

/** Parses a stored JSON object; returns an empty one if it is invalid. Does not validate its values. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  return isRecord(value) ? value : {}
}

/** Parses a stored JSON array; returns an empty one if it is invalid. Does not validate its items. */
export function parseList(text: string | null): readonly unknown[] {
  const value = parseJson(text)
  return Array.isArray(value) ? value : []
}

/** Parses a stored JSON value; returns null for null and if it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
