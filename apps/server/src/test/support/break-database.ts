import type { Database } from '../../platform/db/database'

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
  const own = known.map((way) => Object.getOwnPropertyDescriptor(driver, way))
  for (const way of known) Reflect.set(driver, way, () => Promise.reject(thrown()))
  return () => {
    known.forEach((way, at) => {
      const descriptor = own[at]
      // Most methods of the driver are on its class.
      if (descriptor === undefined) Reflect.deleteProperty(driver, way)
      else Reflect.defineProperty(driver, way, descriptor)
    })
  }
}
