import { isRecord, parseJson } from './json'

/** The key of an attempt in the backup store. */
export function backupKey(ownerId: string, examId: string): string {
  return `attempt:${ownerId}:${examId}`
}

/** Serializes the stored texts of an attempt as JSON, version 1. */
export function serializeBackup(values: ReadonlyMap<string, string>): string {
  return JSON.stringify({ version: 1, values: Object.fromEntries(values) })
}

/** Parses a backup; returns an empty map for null, corrupt text and unknown versions. */
export function parseBackup(text: string | null): ReadonlyMap<string, string> {
  const record = parseJson(text)
  if (!isRecord(record) || record['version'] !== 1 || !isRecord(record['values'])) return new Map()
  const entries = Object.entries(record['values'])
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
