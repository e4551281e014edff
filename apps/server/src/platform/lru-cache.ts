/**
 * Caches the promised values of keys whose value never changes.
 * @param size - maximum number of entries; the least recently used one is evicted.
 * @returns reads a key, calling `make` on a miss. A rejected promise is not cached.
 */
export const lruCache = <Value>(size: number) => {
  const entries = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const cached = entries.get(key)
    entries.delete(key)
    const value = cached ?? make()
    entries.set(key, value)
    if (cached === undefined) value.catch(() => entries.get(key) === value && entries.delete(key))
    const [oldest] = entries.size > size ? entries.keys() : []
    if (oldest !== undefined) entries.delete(oldest)
    return value
  }
}
