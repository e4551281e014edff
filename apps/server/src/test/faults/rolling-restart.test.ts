import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { codeOf } from '../../platform/failure'
import { buildTestServer } from '../support/test-server'
import { fieldOf, newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { migratedDatabase } from '../support/fresh-database'
import { freePort } from '../support/site-fixture'

const postgresServer = process.env['TEST_DATABASE_URL']
const running = new Set<ChildProcess>()
const dataFolder = mkdtempSync(join(tmpdir(), 'naru-rolling-'))
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataFolder, { recursive: true, force: true })
})

/** Starts a server; resolves when it listens. */
const start = async (settings: Record<string, string>) => {
  const { PATH = '', BUILT_SERVER = '' } = process.env
  const child = spawn(process.execPath, [join(BUILT_SERVER, 'main.js')], {
    env: { PATH, DATA_DIR: dataFolder, ADDRESS_LIMITS: 'false', TRUST_PROXY: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  await once(child.stdout, 'data')
  return child
}

/**
 * A proxy as Caddy and nginx are by default: it asks for the health of each server, keeps connections open, and tries another server only if a
 * connection cannot be opened, since what a server got it may have done.
 */
const openProxy = async (port: number, serverPorts: readonly number[]) => {
  const servers = serverPorts.map((serverPort) => ({
    port: serverPort,
    agent: new Agent({ keepAlive: true }),
    isHealthy: false,
  }))
  const checkHealth = async () => {
    for (const server of servers) {
      server.isHealthy = await fetch(`http://127.0.0.1:${server.port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    }
  }
  const timer = setInterval(() => void checkHealth(), 100)
  let turns = 0
  const pass = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, others = servers) => {
    const usable = others.filter(({ isHealthy }) => isHealthy)
    const server = usable[(turns += 1) % usable.length]
    if (server === undefined) return void response.writeHead(502).end('no server')
    const { method, url: path, headers } = incoming
    const outgoing = request({ method, path, headers, port: server.port, host: '127.0.0.1', agent: server.agent })
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 0, { 'content-type': answer.headers['content-type'] })
      answer.pipe(response)
    })
    outgoing.on('error', (thrown) => {
      const rest = usable.filter((one) => one !== server)
      if (codeOf(thrown) === 'ECONNREFUSED') pass(incoming, body, response, rest)
      else response.writeHead(502).end(`${codeOf(thrown)}, ${outgoing.reusedSocket ? 'kept' : 'new'} connection`)
    })
    outgoing.end(body)
  }
  const proxy = createServer(
    (incoming, response) => void buffer(incoming).then((body) => pass(incoming, body, response)),
  )
  await once(proxy.listen(port, '127.0.0.1'), 'listening')
  return {
    isHealthy: (at: number) => servers[at]?.isHealthy ?? false,
    close: () => {
      clearInterval(timer)
      proxy.close()
      for (const { agent } of servers) agent.destroy()
    },
  }
}

test.skipIf(postgresServer === undefined)(
  'two servers restart one after the other under load, and no request fails',
  async () => {
    const own = await migratedDatabase(postgresServer ?? '')
    // Seeds, and makes the learners.
    const seeding = await buildTestServer({ contentFolder: writeContent(), databaseUrl: own.address })
    const learners = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const learner = await newLearner(seeding)
        await learner.post('/api/user-plan-purchases', { pricePlanId: 'free' })
        return learner.token() ?? ''
      }),
    )
    await seeding.close()
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
    const site = `http://127.0.0.1:${port}`
    const startOn = (serverPort: number) =>
      start({ PORT: String(serverPort), DATABASE_URL: own.address, PUBLIC_URL: site })
    const [first, second] = await Promise.all([startOn(ports[0] ?? 0), startOn(ports[1] ?? 0)])
    const proxy = await openProxy(port, ports)
    for (const at of [0, 1]) await expect.poll(() => proxy.isHealthy(at), { timeout: 30_000 }).toBe(true)

    const failures: string[] = []
    let requests = 0
    const over = new AbortController()
    const ask = async (token: string, path: string, body?: object): Promise<unknown> => {
      requests += 1
      const response = await fetch(`${site}${path}`, {
        method: body === undefined ? 'GET' : 'PUT',
        headers: { cookie: `sid=${token}`, origin: site, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) failures.push(`${path} ${response.status} ${text}`)
      return response.ok ? JSON.parse(text) : undefined
    }
    const startTime = new Date(Date.now() - 1000).toISOString()
    const learn = async (token: string) => {
      const path = '/api/exams/mini/progress'
      const progress = { startTime, phase: 'reading', index: 0, answers: {}, plays: {} }
      for (let revision = 0; !over.signal.aborted; revision += 1) {
        await ask(token, path, { ...progress, revision })
        const saved = Number(fieldOf(await ask(token, path), 'progress', 'revision'))
        if (saved !== revision + 1) failures.push(`${saved} saves of ${revision + 1}`)
        revision = saved - 1
        // As learners do, who leave the servers time to start.
        await setTimeout(50)
      }
    }
    const learning = learners.map(learn)
    /** Ends a server amid requests. */
    const end = async (server: ChildProcess) => {
      const before = requests
      await expect.poll(() => requests, { timeout: 30_000 }).toBeGreaterThan(before + 100)
      server.kill('SIGTERM')
      expect(await once(server, 'close')).toEqual([0, null])
    }
    await end(first)
    const again = await startOn(ports[0] ?? 0)
    await expect.poll(() => proxy.isHealthy(0), { timeout: 30_000 }).toBe(true)
    await end(second)
    await expect.poll(() => proxy.isHealthy(1)).toBe(false)
    over.abort()
    await Promise.all(learning)
    expect(failures).toEqual([])
    proxy.close()
    again.kill('SIGTERM')
    await once(again, 'close')
    await own.drop()
  },
)
