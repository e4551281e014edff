import { isDeepStrictEqual } from 'node:util'
import { isFields, type Fields } from '@naru/exam-kit/content'
import type { Read } from '../read-file'

const isList = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.every(isFields)

/**
 * What a value has beyond the one that another format carries: mappings by key, lists of mappings by position, anything else as a whole, and
 * null for what it has not; undefined if they are equal.
 */
export const differenceFrom = (carried: unknown, value: unknown): unknown => {
  if (isDeepStrictEqual(carried, value)) return undefined
  if (isFields(carried) && isFields(value)) {
    const names = [...new Set([...Object.keys(carried), ...Object.keys(value)])]
    const entries = names.map((name) => [name, differenceFrom(carried[name], value[name])] as const)
    return Object.fromEntries(entries.filter(([, difference]) => difference !== undefined))
  }
  if (isList(carried) && isList(value) && carried.length === value.length)
    return value.map((entry, index) => differenceFrom(carried[index], entry) ?? {})
  return value ?? null
}

/** Adds what `differenceFrom` returned to the value that the other format carries. */
export const withDifference = (carried: unknown, difference: unknown): unknown => {
  if (difference === undefined) return carried
  if (isFields(difference)) {
    const base = isFields(carried) ? carried : {}
    const names = [...new Set([...Object.keys(base), ...Object.keys(difference)])]
    const entries = names.map((name) => [name, withDifference(base[name], difference[name])] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== null))
  }
  if (isList(carried) && isList(difference) && carried.length === difference.length)
    return carried.map((entry, index) => withDifference(entry, difference[index]))
  return difference
}

export const fieldsWithDifference = (carried: Fields, difference: Fields = {}): Fields => {
  const fields = withDifference(carried, difference)
  return isFields(fields) ? fields : {}
}

/** Maximum number of open brackets. */
const MOST_LEVELS = 50

const levelsOf = (text: string) => {
  let [level, most] = [0, 0]
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isInText && char === '\\') at += 1
    else if (char === '"') isInText = !isInText
    else if (!isInText && (char === '[' || char === '{')) level += 1
    else if (!isInText && (char === ']' || char === '}')) level -= 1
    most = Math.max(most, level)
  }
  return most
}

export const readJson = (text: string): Read<Fields> => {
  if (levelsOf(text) > MOST_LEVELS) return { fault: 'has too many levels' }
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? { value } : { fault: 'is no mapping in JSON' }
  } catch {
    return { fault: 'is no mapping in JSON' }
  }
}
