import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'

/** A machine before the server under test, on an origin of its own, that a test may unplug or give another version of the site. */
export interface Front {
  /** Its origin. */
  url: string
  /** Closes all connections and answers no more, as a network that is gone. */
  unplug(): void
  /** Answers again. */
  plugIn(): void
  /** From now on the site is another build: its worker and its pages say so, and the worker knows no file of the build before. */
  deploy(build: string): void
  /** Whether everything answers 503, as a gateway does while the server starts. */
  isDown: boolean
  /** Files that answer 404. */
  missing: Set<string>
  /** Calls, as 'POST /api/results', that are taken and never answered nor handed on. */
  swallowed: Set<string>
  /** All paths that were asked for, in order. */
  asked: string[]
  close(): Promise<void>
}

/** Starts one before the server at `upstream`. */
export async function openFront(upstream: string): Promise<Front> {
  const to = new URL(upstream)
  const missing = new Set<string>()
  const swallowed = new Set<string>()
  const asked: string[] = []
  let isPlugged = true
  let build: string | undefined
  /** The id of the build: in a page's meta element, and in the worker's list as the revision of an entry that is no file. */
  const builtWith = /(naru-build" content="|"revision":")[0-9a-f]{12}(?=">|","url":"\/build\.txt")/g
  /** What the worker's list says of files that the next build does not have. */
  const oldFiles = /,\{"revision":null,"url":"\/assets\/[^"]*"\}/g

  let front: Front
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '/', to)
    asked.push(pathname)
    if (!isPlugged) {
      incoming.socket.destroy()
      return
    }
    if (swallowed.has(`${incoming.method} ${pathname}`)) return
    if (missing.has(pathname) || front.isDown) {
      answer.writeHead(front.isDown ? 503 : 404).end()
      return
    }
    const headers: IncomingHttpHeaders = { ...incoming.headers, host: to.host, 'accept-encoding': 'identity' }
    if (build !== undefined) {
      delete headers['if-none-match']
      delete headers['if-modified-since']
    }
    if (headers.origin !== undefined) headers.origin = to.origin
    const passed = ask(
      { host: to.hostname, port: to.port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        const isNamed = /html|javascript/.test(response.headers['content-type'] ?? '')
        if (build === undefined || !isNamed) {
          answer.writeHead(response.statusCode ?? 502, response.headers)
          response.pipe(answer)
          return
        }
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...rest } = response.headers
          const body = Buffer.concat(parts).toString('utf8')
          answer.writeHead(response.statusCode ?? 502, rest)
          answer.end(body.replace(builtWith, `$1${build}`).replace(oldFiles, ''))
        })
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  front = {
    url: `http://127.0.0.1:${address.port}`,
    unplug() {
      isPlugged = false
      server.closeAllConnections()
    },
    plugIn() {
      isPlugged = true
    },
    deploy(next) {
      build = next
    },
    isDown: false,
    missing,
    swallowed,
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return front
}
