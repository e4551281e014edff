import { isRecord, parseJson } from './json'

/** Under which key the mirror keeps a user's attempt at an exam. */
export function mirrorKey(ownerId: string, examId: string): string {
  return `attempt:${ownerId}:${examId}`
}

/** The copy of an attempt: every stored value under its own name. */
export function mirrorText(values: ReadonlyMap<string, string>): string {
  return JSON.stringify({ version: 1, values: Object.fromEntries(values) })
}

/** Reads a copy; empty if it is none of ours. */
export function parseMirror(text: string | null): ReadonlyMap<string, string> {
  const record = parseJson(text)
  if (!isRecord(record) || record['version'] !== 1 || !isRecord(record['values'])) return new Map()
  const entries = Object.entries(record['values'])
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
