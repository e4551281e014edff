import type { PGlite } from '@electric-sql/pglite'
import { sql, type SQL } from 'drizzle-orm'
import type { Pool } from 'pg'

/** The present by the database's clock, to the millisecond; the same for all servers. */
export const databaseNow = sql<Date>`naru_now()`

/** The present by the database's clock plus some milliseconds. */
export const databaseNowPlus = (milliseconds: number): SQL<Date> =>
  sql`naru_now() + ${milliseconds}::float8 * interval '1 millisecond'`

/** Sets a session's clock before its next query. Resolves when that is done; undefined if the clock has not moved. */
type SetClock = (query: unknown) => Promise<unknown> | undefined

const setClockBefore = (driver: object, name: 'query' | 'transaction', setClock: SetClock) => {
  const method: (...parameters: unknown[]) => unknown = Reflect.get(driver, name)
  const run = (parameters: unknown[]) => Reflect.apply(method, driver, parameters)
  Reflect.set(driver, name, (...parameters: unknown[]) => {
    const setting = setClock(parameters[0])
    return setting === undefined ? run(parameters) : setting.then(() => run(parameters))
  })
}

const createClockSetter = (now: () => Date, run: (statement: string) => Promise<unknown>): SetClock => {
  let current: string | undefined
  return (query) => {
    const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : undefined
    if (typeof text === 'string' && text.startsWith('rollback')) {
      // It also reverts the setting.
      current = undefined
      return undefined
    }
    const wanted = now().toISOString()
    if (wanted === current) return undefined
    current = wanted
    // The query that follows meets the same error.
    return run(`set naru.now = '${wanted}'`).catch(() => (current = undefined))
  }
}

/** Replaces the embedded database's clock, for tests. */
export const replaceClockOfEmbedded = (client: PGlite, now: () => Date): void => {
  const query = client.query.bind(client)
  const setClock = createClockSetter(now, (statement) => query(statement))
  setClockBefore(client, 'query', setClock)
  setClockBefore(client, 'transaction', setClock)
}

/** Replaces the database's clock for the connections of a pool, for tests. */
export const replaceClockOfPool = (pool: Pool, now: () => Date): void => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client)
    setClockBefore(
      client,
      'query',
      createClockSetter(now, (statement) => query(statement)),
    )
  })
}
