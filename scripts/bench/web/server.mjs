// The measured server: the built site and the plain pages under one origin.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { start } from '../server-load.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

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

/** @typedef {Awaited<ReturnType<typeof startServer>>} BenchServer */

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

/** An exam of 200 reading questions, and the plan that unlocks it and all others. */
export const [longExamId, planId] = ['bench-long', 'bench-plan']

const longExam = `
id: ${longExamId}
topic: Long exam
description: Of the bench.
duration: 200 minutes
guidelines: [Read.]
readingTimeMinutes: 200
listeningTimeMinutes: 0
verdictThresholds: { excellent: 900, good: 800 }
questions:${Array.from(
  { length: 200 },
  (_, at) => `
  - { number: ${at + 1}, type: reading, text: 맞는 것을 고르십시오. ${at}, options: [{ text: 안전화, correct: true }, { text: 장갑 }, { text: 눈 }, { text: 귀 }] }`,
).join('')}`
const examNames = [...readdirSync(join(root, 'content/exams')), longExamId].join(', ')
const plans = `[{ id: ${planId}, name: Bench, duration: one-time, price: 0, exams: [${examNames}] }]`

/** Starts the built server on an embedded database with sample content and the long exam, behind a throttling proxy that adds the plain pages. */
export async function startServer() {
  /** @type {Map<string, Buffer>} */
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
      const headers = [...documentHeaders, 'content-encoding', 'br']
      void send(response, arrivedAt, { status: 200, headers, body: [page] })
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
  const env = { PUBLIC_URL: origin, DATA_DIR: join(temporary, 'data'), TMPDIR: temporary }
  const main = join(root, 'apps/server/dist/main.js')
  let backend = await start([main], env)
  const stop = async () => {
    await backend.stop()
    agent.destroy()
    proxy.closeAllConnections()
    proxy.close()
    rmSync(temporary, { recursive: true, force: true })
  }
  try {
    // Only a server that does not run leaves its database to a command.
    await backend.stop()
    const content = join(temporary, 'content')
    mkdirSync(join(content, 'exams', longExamId), { recursive: true })
    writeFileSync(join(content, 'exams', longExamId, 'exam.yaml'), longExam)
    writeFileSync(join(content, 'plans.yaml'), plans)
    execFileSync(process.execPath, ['apps/server/dist/content.js', 'import', content], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    backend = await start([main], env)
    backendPort = Number(new URL(backend.address).port)
    const page = await fetch(backend.address, { headers: { accept: 'text/html' } })
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
    backend: backend.address,
    /** Serves a page at /plain/<name>. @param {string} name @param {string} html */
    addPlainPage(name, html) {
      plainPages.set(`/plain/${name}`, brotliCompressSync(html))
    },
    /** Resolves when no page and no worker has had a request for `quietMs`. */
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
