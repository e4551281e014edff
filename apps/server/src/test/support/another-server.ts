import { openTestServer, type TestServer, type TestServerOptions } from './test-server'

/**
 * On PostgreSQL another server of the same database; the embedded database has one server, which is both. It is closed before the first one, whose
 * database is dropped: hooks run in reverse order.
 */
export const anotherServer = async (server: TestServer, options: TestServerOptions): Promise<TestServer> => {
  const { databaseUrl } = server
  return databaseUrl === undefined ? server : openTestServer({ ...options, databaseUrl })
}
