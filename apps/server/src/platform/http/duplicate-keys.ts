/** Index after a JSON string that begins at `start`. `indexOf` finds its end; a regular expression overflows at some megabytes. */
const afterString = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1)
  for (;;) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end + 1
    end = json.indexOf('"', end + 1)
  }
}

/**
 * Whether an object of a JSON text contains a duplicate key. Parsers disagree on which value counts, so that a proxy
 * and this server could read different requests. The text must be valid JSON.
 */
export const hasDuplicateKeys = (json: string): boolean => {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = []
  const token = /["{}[\]]/g
  const colon = /\s*:/y
  for (let match = token.exec(json); match !== null; match = token.exec(json)) {
    const [text] = match
    if (text === '{') open.push(new Set())
    else if (text === '[') open.push(undefined)
    else if (text === '}' || text === ']') open.pop()
    else {
      const end = afterString(json, match.index)
      token.lastIndex = end
      colon.lastIndex = end
      if (!colon.test(json)) continue
      const keys = open.at(-1)
      const raw = json.slice(match.index, end)
      // An escaped key equals its unescaped form.
      const key = raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
      if (keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
