import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http'

/** A proxy with its own origin in front of the server under test; it simulates network failures and deployments. */
export interface TestProxy {
  url: string
  /** Closes all connections and refuses new ones. */
  disconnect(): void
  /** Accepts connections again. */
  reconnect(): void
  /** Serves pages and service worker as another build whose precache list has no file of the previous one. */
  deploy(build: string): void
  /** Whether every request gets 503, as during a server restart. */
  isDown: boolean
  /** Paths that get 404. */
  missing: Set<string>
  /** Requests, as 'POST /api/results', that get no response and are not forwarded. */
  unanswered: Set<string>
  /** All requested paths, in order. */
  requestedPaths: string[]
  close(): Promise<void>
}

export async function startProxy(upstream: string): Promise<TestProxy> {
  const to = new URL(upstream)
  const missing = new Set<string>()
  const unanswered = new Set<string>()
  const requestedPaths: string[] = []
  let isConnected = true
  let build: string | undefined
  /** The build id: in a page's meta element, and in the precache list as revision of /build.txt. */
  const buildIds = /(naru-build" content="|"revision":")[0-9a-f]{12}(?=">|","url":"\/build\.txt")/g
  /** Entries of hashed files in the precache list. */
  const hashedFiles = /,\{"revision":null,"url":"\/assets\/[^"]*"\}/g

  let proxy: TestProxy
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', to)
    requestedPaths.push(pathname)
    if (!isConnected) {
      incoming.socket.destroy()
      return
    }
    if (unanswered.has(`${incoming.method} ${pathname}`)) return
    if (missing.has(pathname) || proxy.isDown) {
      outgoing.writeHead(proxy.isDown ? 503 : 404).end()
      return
    }
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: to.host, 'accept-encoding': 'identity' }
    if (build !== undefined) {
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    if (headers.origin !== undefined) headers.origin = to.origin
    const forwarded = sendRequest(
      { host: to.hostname, port: to.port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        const hasBuildId = /html|javascript/.test(response.headers['content-type'] ?? '')
        if (build === undefined || !hasBuildId) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(outgoing)
          return
        }
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...rest } = response.headers
          const body = Buffer.concat(parts).toString('utf8')
          outgoing.writeHead(response.statusCode ?? 502, rest)
          outgoing.end(body.replace(buildIds, `$1${build}`).replace(hashedFiles, ''))
        })
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  proxy = {
    url: `http://127.0.0.1:${address.port}`,
    disconnect() {
      isConnected = false
      server.closeAllConnections()
    },
    reconnect() {
      isConnected = true
    },
    deploy(next) {
      build = next
    },
    isDown: false,
    missing,
    unanswered,
    requestedPaths,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return proxy
}
