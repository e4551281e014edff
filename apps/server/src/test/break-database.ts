import type { Database } from '../db/database'

/** Methods by which queries reach a driver: PostgreSQL's pool, or the embedded database. */
const ways = ['query', 'connect', 'exec', 'transaction'] as const

/**
 * Makes every query fail.
 * @param thrown - creates the error of the driver.
 * @returns restores the database.
 */
export const breakDatabase = (database: Database, thrown: () => Error): (() => void) => {
  const driver: unknown = Reflect.get(database, '$client')
  if (typeof driver !== 'object' || driver === null) throw new Error('The database shows no driver.')
  const known = ways.filter((way) => typeof Reflect.get(driver, way) === 'function')
  for (const way of known) Reflect.set(driver, way, () => Promise.reject(thrown()))
  return () => {
    // The driver's own methods are on its class.
    for (const way of known) Reflect.deleteProperty(driver, way)
  }
}
