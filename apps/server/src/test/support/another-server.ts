import { afterAll } from 'vitest'
import { buildTestServer, type TestServer, type TestServerOptions } from './test-server'

/** On PostgreSQL another server of the same database, until the tests end; the embedded database has one server, which is both. */
export const anotherServer = async (server: TestServer, options: TestServerOptions): Promise<TestServer> => {
  const { databaseUrl } = server
  if (databaseUrl === undefined) return server
  const other = await buildTestServer({ ...options, databaseUrl })
  // Before the first one, whose database is dropped: hooks run in reverse order.
  afterAll(() => other.close())
  return other
}
