/** Memoizes a function of one object, such as a prepared query for each database. Entries live as long as their key. */
export const memoizeByKey = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new WeakMap<Key, Value>()
  return (key) => {
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = make(key)
    values.set(key, value)
    return value
  }
}
