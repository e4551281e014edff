type Area = 'localStorage' | 'sessionStorage'

/** @returns a stored text; undefined without one, and where storage is blocked */
export function readStored(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text; undefined removes it. Where storage is blocked, nothing happens. */
export function writeStored(key: string, text: string | undefined, area: Area = 'localStorage'): void {
  try {
    if (text === undefined) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {
    // The page goes on with what it has in memory.
  }
}

/** @returns a parsed value; undefined if the text is missing or no JSON */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

export function readStoredFields(key: string): Readonly<Record<string, unknown>> {
  const value = parseJson(readStored(key))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
