interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Runs at most `count` works of one key at a time; the others wait in line.
 * @returns runs a work when its turn comes. `key` is '' by default.
 */
export const takeTurns = (count: number) => {
  const lines = new Map<string, Line>()
  return async <Result>(work: () => Promise<Result>, key = ''): Promise<Result> => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running >= count) await new Promise<void>((go) => line.waiting.push(go))
    // A work that ends passes its place on.
    else line.running += 1
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next !== undefined) next()
      else if ((line.running -= 1) === 0) lines.delete(key)
    }
  }
}
