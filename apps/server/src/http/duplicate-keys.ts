/**
 * Whether an object of a JSON text contains a duplicate key. Parsers disagree on which value counts, so that a proxy
 * and this server could read different requests. The text must be valid JSON.
 */
export const hasDuplicateKeys = (json: string): boolean => {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = []
  const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g
  for (let match = token.exec(json); match !== null; match = token.exec(json)) {
    const [text, colon] = match
    if (text === '{') open.push(new Set())
    else if (text === '[') open.push(undefined)
    else if (text === '}' || text === ']') open.pop()
    else if (colon !== undefined) {
      const keys = open.at(-1)
      const raw = text.slice(0, text.lastIndexOf('"') + 1)
      // An escaped key equals its unescaped form.
      const key = raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
