import DataLoader from 'dataloader'

/**
 * Batches calls that are made at about the same time into one read. At most one read runs at a time: calls made
 * meanwhile go into the next one, so that every result comes from a read that starts after its call.
 * @param read - loads many keys, results in their order. An `Error` among the results rejects only its own call; a
 *   rejected read rejects the whole batch.
 */
export const batch = <Key, Result>(
  read: (keys: readonly Key[]) => Promise<readonly (Result | Error)[]>,
): ((key: Key) => Promise<Result>) => {
  let running: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader<Key, Result>(
    (keys) => {
      const reading = read(keys)
      running = reading.catch(() => undefined)
      return reading
    },
    {
      cache: false,
      // `setImmediate` runs after pending socket reads, so that requests that have arrived join the batch.
      batchScheduleFn: (start) => void running.then(() => setImmediate(start)),
    },
  )
  return (key) => loader.load(key)
}
