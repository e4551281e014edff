// The measured server: the built site and the plain pages under one origin.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The admin that the measured server creates at startup. */
export const admin = { email: 'bench-admin@naru.test', password: 'an admin of the bench' }

/** The learner of the sample content. */
export const demoLearner = { email: 'demo@naru.test', password: 'naru-demo' }

/** Hop-by-hop headers, which are not forwarded. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** @param {number} ms @returns {Promise<void>} resolves after that time */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms))

/** The simulated network. */
const latencyMs = 150
const bytesPerMs = 1_600_000 / 8 / 1000
const packetBytes = 1460

/**
 * @typedef {object} BenchServer
 * @property {string} origin of the site and the plain pages, throttled
 * @property {string} backend origin of the site's server, not throttled
 * @property {(name: string, html: string) => void} addPlainPage serves a page at /plain/<name>
 * @property {(quietMs?: number) => Promise<void>} quiet resolves when no request has been open for `quietMs` (default 1,500 ms), from any page or worker
 * @property {() => Promise<void>} stop
 */

/** @param {string[]} headers names and values alternately @returns {string[]} those that are forwarded */
const endToEnd = (headers) => headers.filter((_, at) => !hopByHop.has((headers[at - (at % 2)] ?? '').toLowerCase()))

/**
 * Throttles all responses together: each starts at least 150 ms after its request, and their bytes share 1.6 Mbit/s. The proxy throttles, not
 * the browser, so that it affects service workers and prefetches, too.
 */
function createThrottle() {
  let freeAt = 0
  /** @param {number} bytes @returns {Promise<void>} resolves when they are sent */
  const transfer = (bytes) => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs
    return pause(freeAt - performance.now())
  }
  /**
   * @param {import('node:http').ServerResponse} response
   * @param {number} arrivedAt when the request arrived, by performance.now()
   * @param {{ status: number, headers: string[], body: AsyncIterable<Buffer> | Iterable<Buffer> }} content
   */
  return async (response, arrivedAt, { status, headers, body }) => {
    await pause(arrivedAt + latencyMs - performance.now())
    await transfer(headers.join('').length + headers.length * 2)
    response.writeHead(status, headers).flushHeaders()
    for await (const chunk of body) {
      for (let from = 0; from < chunk.length; from += packetBytes) {
        const packet = chunk.subarray(from, from + packetBytes)
        await transfer(packet.length)
        if (response.destroyed) return
        response.write(packet)
      }
    }
    response.end()
  }
}

/**
 * Starts the built server on an empty embedded database with sample content, behind a throttling proxy that adds the plain pages.
 *
 * @returns {Promise<BenchServer>}
 * @throws Error if the server does not start
 */
export async function startServer() {
  /** @type {Map<string, { body: Buffer, etag: string }>} */
  const plainPages = new Map()
  /** Headers of the site's own documents; some of them decide in which process a page runs. @type {string[]} */
  const documentHeaders = []
  const agent = new Agent({ keepAlive: true })
  const send = createThrottle()
  let backendPort = 0
  const requests = { open: 0, lastEnd: performance.now() }

  const proxy = createServer((incoming, response) => {
    const arrivedAt = performance.now()
    requests.open += 1
    response.once('close', () => {
      requests.open -= 1
      requests.lastEnd = performance.now()
    })
    const { url = '/', method, headers } = incoming
    const page = plainPages.get(new URL(url, 'http://bench').pathname)
    if (page !== undefined) {
      const isKnown = headers['if-none-match'] === page.etag
      void send(response, arrivedAt, {
        status: isKnown ? 304 : 200,
        headers: [...documentHeaders, 'etag', page.etag, ...(isKnown ? [] : ['content-encoding', 'br'])],
        body: isKnown ? [] : [page.body],
      })
      return
    }
    const outgoing = request(
      { agent, host: '127.0.0.1', port: backendPort, path: url, method, headers },
      (upstream) => {
        const { statusCode = 502, rawHeaders } = upstream
        send(response, arrivedAt, { status: statusCode, headers: endToEnd(rawHeaders), body: upstream }).catch(() =>
          response.destroy(),
        )
      },
    )
    outgoing.on('error', () => response.destroy())
    response.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })

  await new Promise((done) => proxy.listen(0, '127.0.0.1', () => done(undefined)))
  const address = proxy.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const temporary = mkdtempSync(join(tmpdir(), 'naru-bench-'))
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      PUBLIC_URL: origin,
      DATA_DIR: 'memory:',
      SEED_SAMPLE_CONTENT: 'true',
      ADDRESS_LIMITS: 'false',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      TMPDIR: temporary,
    },
  })
  const ended = new Promise((done) => child.once('close', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    agent.destroy()
    proxy.closeAllConnections()
    proxy.close()
    rmSync(temporary, { recursive: true, force: true })
  }
  try {
    backendPort = await listeningPort(child, ended)
    const page = await fetch(`http://127.0.0.1:${backendPort}`, { headers: { accept: 'text/html' } })
    for (const [name, value] of page.headers) {
      if (/^(x-|cross-origin-|origin-agent|referrer-|cache-control|content-type)/.test(name)) {
        documentHeaders.push(name, value)
      }
    }
  } catch (error) {
    await stop()
    throw error
  }

  return {
    origin,
    backend: `http://127.0.0.1:${backendPort}`,
    addPlainPage(name, html) {
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
      plainPages.set(`/plain/${name}`, { body: brotliCompressSync(html), etag })
    },
    async quiet(quietMs = 1500) {
      const deadline = performance.now() + 120_000
      while (requests.open > 0 || performance.now() - requests.lastEnd < quietMs) {
        if (performance.now() > deadline) throw new Error('Requests did not end within two minutes.')
        await pause(50)
      }
    },
    stop,
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} ended resolves when the child has ended
 * @returns {Promise<number>} the port that the server prints
 */
function listeningPort(child, ended) {
  return new Promise((done, fail) => {
    let output = ''
    child.stdout?.on('data', (data) => {
      output += String(data)
      const found = /Listen\s+http\S+?:(\d+)/.exec(output)?.[1]
      if (found !== undefined) done(Number(found))
    })
    void ended.then(() => fail(new Error('The server ended before it listened. Is everything built (npm run build)?')))
  })
}
