import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as schema from './platform/db/schema'
import { limits } from './platform/http/limits'
import { demoLearner, seedSampleContent } from './commands/seed'
import { fieldOf, listOf, resultOf, somebody } from './test/support/client'
import { writeContent } from './test/support/content'
import { embeddedTemplate } from './test/support/database-template'

const folders: string[] = []
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'naru-process-'))
  folders.push(folder)
  return folder
}

/** Starts a server as an operator does; resolves when it prints its banner or ends. */
const start = async (settings: Record<string, string>) => {
  const { PATH = '', HOME = '', BUILT_SERVER = '' } = process.env
  const env = { PATH, HOME, PORT: '0', ADDRESS_LIMITS: 'false', ...settings }
  // Without it each start compiles the embedded database twice, which takes longer than the test.
  const child = spawn(process.execPath, ['--liftoff-only', join(BUILT_SERVER, 'main.js')], { env })
  running.add(child)
  let [output, errors] = ['', '']
  child.stderr.on('data', (data) => (errors += String(data)))
  /** Resolves to its exit code; null if it was killed. */
  const ended = new Promise<number | null>((done) => {
    child.on('close', (code) => {
      running.delete(child)
      done(code)
    })
  })
  const welcomed = new Promise<void>((done) => {
    child.stdout.on('data', (data) => {
      output += String(data)
      if (/Data\s+\S/.test(output)) done()
    })
  })
  await Promise.race([welcomed, ended])
  return {
    child,
    ended,
    output: () => output,
    errors: () => errors,
    /** Empty if it never listened. */
    address: /Open\s+(\S+)/.exec(output)?.[1] ?? '',
    end: (signal: 'SIGKILL' | 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
type Server = Awaited<ReturnType<typeof start>>

/** Sends JSON like a page of the site. */
const send = ({ address }: Server, path: string, body: object, headers = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...headers },
    body: JSON.stringify(body),
  })
const read = async ({ address }: Server, path: string, cookie: string): Promise<unknown> =>
  (await fetch(`${address}${path}`, { headers: { cookie } })).json()

const demo = { email: demoLearner.email, password: demoLearner.password }
/** A new learner with a plan; returns the session cookie. */
const signUp = async (server: Server) => {
  const data = somebody()
  await send(server, '/api/auth/register', data)
  const login = await send(server, '/api/auth/login', { email: data.email, password: data.password })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const free = listOf(await read(server, '/api/price-plans', cookie)).find((plan) => fieldOf(plan, 'price') === 0)
  const purchase = { pricePlanId: String(fieldOf(free, '_id')) }
  expect((await send(server, '/api/user-plan-purchases', purchase, { cookie })).status).toBe(200)
  return cookie
}
/** A result of an exam whose start is derived from a number. */
const resultsOf = async (server: Server, cookie: string) => {
  const [exam] = listOf(await read(server, '/api/exams', cookie))
  const examId = String(fieldOf(exam, '_id'))
  const content = await read(server, `/api/exams/${examId}`, cookie)
  const startedAt = Date.now()
  const answers = { [String(fieldOf(content, 'questions', 0, '_id'))]: '' }
  const at = (milliseconds: number) => new Date(startedAt + milliseconds).toISOString()
  return (number: number) => resultOf(examId, answers, at(number), at(number + 60_000))
}

describe('a start that cannot succeed', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const taken = blocker.address()
  const port = String(typeof taken === 'object' && taken !== null ? taken.port : 0)
  afterAll(() => void blocker.close())

  test.each<[Record<string, string>, string]>([
    [{ HOST: 'no.such.host.invalid' }, 'The server cannot listen on no.such.host.invalid'],
    [{ PORT: port }, `Port ${port} on 127.0.0.1 is taken.`],
    [{ NODE_ENV: 'production' }, 'must be set in production'],
  ])('%j ends with one sentence and exit code 1, before a database is made', async (settings, sentence) => {
    const folder = newFolder()
    const server = await start({ DATA_DIR: folder, ...settings })
    expect(await server.ended).toBe(1)
    expect(server.errors()).toContain(sentence)
    expect(server.errors().trim().split('\n')).toHaveLength(1)
    expect(server.errors()).not.toMatch(/\n\s+at /)
    expect(existsSync(join(folder, 'db'))).toBe(false)
  })
})

/** Fills a data folder with a small content. A first start takes four times as long: `embedded.test.ts` has one. */
const fill = async (folder: string) => {
  const client = await PGlite.create(join(folder, 'db'), { loadDataDir: await embeddedTemplate() })
  const folders = { mediaFolder: join(folder, 'media'), contentFolder: writeContent() }
  mkdirSync(folders.mediaFolder)
  await seedSampleContent({ database: drizzle(client, { schema }), now: () => new Date(), ...folders })
  await client.close()
}

/** The tests use one data folder in turn: a start takes seconds. */
describe('a server', () => {
  const folder = newFolder()
  let server: Server
  const programs = newFolder()
  const toldToSystemd = join(programs, 'told')
  beforeAll(async () => {
    await fill(folder)
    const program = join(programs, 'systemd-notify')
    writeFileSync(program, '#!/bin/sh\necho "$@" >> "$NOTIFY_SOCKET"\n')
    chmodSync(program, 0o755)
    const PATH = `${programs}:${process.env['PATH'] ?? ''}`
    server = await start({ DATA_DIR: folder, TRUST_PROXIES: '1', PATH, NOTIFY_SOCKET: toldToSystemd })
  })

  test('says what it has understood, and who can log in', async () => {
    expect(server.output()).toContain('Warning: TRUST_PROXIES is not a setting. Did you mean TRUST_PROXY?')
    expect(server.output()).toContain('demo@naru.test with password naru-demo')
    expect(server.output()).toContain(`written to ${join(folder, 'outbox')}`)
    expect(server.output()).toContain('only this computer can log in; for others set HOST and PUBLIC_URL')
    const loginFrom = async (host: string) => {
      const origin = server.address.replace('127.0.0.1', host)
      return (await send(server, '/api/auth/login', demo, { origin, host: new URL(origin).host })).status
    }
    expect(await loginFrom('127.0.0.1')).toBe(200)
    expect(await loginFrom('localhost')).toBe(200)
    expect(await loginFrom('192.168.1.20')).toBe(403)
  })

  test('has its data folder for itself', async () => {
    const second = await start({ DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.errors()).toBe(
      `Another server is already using the data folder ${folder}. Stop it, or set another DATA_DIR.\n`,
    )
  })

  test('tells systemd that it runs, from its start on', async () => {
    const lines = () => readFileSync(toldToSystemd, 'utf8')
    await expect.poll(lines, { timeout: 15_000 }).toMatch(/^READY=1 WATCHDOG=1\nWATCHDOG=1\n/)
  })

  test('F36: killed while writing, it has what it acknowledged, and once what it had stored and not answered', async () => {
    // A learner for each writer of each round, because a learner's new attempts are limited.
    const first = server
    const cookies = await Promise.all(Array.from({ length: 10 }, () => signUp(first)))
    const result = await resultsOf(server, cookies[0] ?? '')
    const acknowledged: { cookie: string; body: object }[] = []
    const post = (to: Server, { cookie, body }: { cookie: string; body: object }) =>
      send(to, '/api/results', body, { cookie })
    for (const round of [0, 1]) {
      const died = new AbortController()
      const dying = server
      const [cookie = '', ...others] = cookies.slice(round * 5, round * 5 + 5)
      const writers = others.map(async (own) => {
        for (let at = 1; !died.signal.aborted && at < limits.newAttemptsOfUser.count; at += 1) {
          const attempt = { cookie: own, body: result(at) }
          const response = await post(dying, attempt).catch(() => undefined)
          if (response?.status === 200) acknowledged.push(attempt)
          else if (response !== undefined) throw new Error(`A result was answered with ${response.status}.`)
        }
      })
      await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan((round + 1) * 10)
      // Twenty equal requests, so that some are stored and not yet answered when the server is killed.
      const equal = { cookie, body: result(0) }
      const asked = Array.from({ length: 20 }, () => post(dying, equal).catch(() => undefined))
      expect((await Promise.race(asked))?.status).toBe(200)
      await server.end('SIGKILL')
      died.abort()
      await Promise.all([...writers, ...asked])
      acknowledged.unshift(equal)
      server = await start({ DATA_DIR: folder })
      expect(server.errors()).toBe('')
    }
    const last = server
    const stored = await Promise.all(
      cookies.map(async (cookie) => listOf(await read(last, '/api/results/mine', cookie))),
    )
    expect([stored[0]?.length, stored[5]?.length]).toEqual([1, 1])
    // In each of two rounds, at most one request per writer was stored without a response.
    expect(stored.flat().length).toBeGreaterThanOrEqual(acknowledged.length)
    expect(stored.flat().length).toBeLessThanOrEqual(acknowledged.length + 8)
    // A repeated request returns the stored attempt: the same id twice.
    const ids = new Set<unknown>()
    for (const attempt of acknowledged.slice(0, 7)) {
      const [one, other] = [await (await post(last, attempt)).json(), await (await post(last, attempt)).json()]
      expect(fieldOf(one, 'result', 'attemptId')).toBe(fieldOf(other, 'result', 'attemptId'))
      ids.add(fieldOf(one, 'result', 'attemptId'))
    }
    expect(ids.size).toBe(7)
  }, 180_000)

  test('finishes running requests and writes its mails to files before SIGTERM ends it', async () => {
    const learner = somebody()
    await send(server, '/api/auth/register', learner)
    const answers = Array.from({ length: 8 }, () => send(server, '/api/auth/login', demo))
    // The others run meanwhile.
    await Promise.race(answers)
    expect(await server.end('SIGTERM')).toBe(0)
    const statuses = await Promise.allSettled(answers)
    expect(statuses.some((answer) => answer.status === 'fulfilled' && answer.value.status === 200)).toBe(true)
    expect(statuses.every((answer) => answer.status === 'rejected' || answer.value.status === 200)).toBe(true)
    const letters = readdirSync(join(folder, 'outbox')).map((name) =>
      readFileSync(join(folder, 'outbox', name), 'utf8'),
    )
    expect(letters.find((letter) => letter.includes(`To: ${learner.email}`))).toMatch(/code is \d{6}/)
  })

  test('removes old packages of killed ones at its start; a blocked event loop ends it once it listens', async () => {
    const temporary = newFolder()
    const old = ['naru-package-old', 'naru-worker-a/naru-package-old', 'naru-worker-a/naru-export-old']
    const kept = ['naru-package-new', 'naru-worker-a/naru-package-new', 'others']
    const isThere = (name: string) => existsSync(join(temporary, name, 'exam.yaml'))
    for (const name of [...old, ...kept]) {
      mkdirSync(join(temporary, name), { recursive: true })
      writeFileSync(join(temporary, name, 'exam.yaml'), 'key: 1')
    }
    for (const name of [...old, 'others', 'naru-worker-a'])
      utimesSync(join(temporary, name), new Date(), new Date(Date.now() - 2 * 3_600_000))
    const block = (ms: string) => `Atomics.wait(new(Int32Array)(new(SharedArrayBuffer)(4)),0,0,${ms})`
    const blocks = `setTimeout(()=>${block('12000')});process.on('SIGUSR2',()=>${block('Infinity')})`
    server = await start({
      DATA_DIR: folder,
      TMPDIR: temporary,
      NODE_OPTIONS: `--import=data:text/javascript,${blocks}`,
    })
    expect([old.filter(isThere), kept.filter(isThere)]).toEqual([[], kept])
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    // After ten seconds, of which it was blocked for twelve before it listened.
    const begun = Date.now()
    server.child.kill('SIGUSR2')
    expect(await server.ended).toBeNull()
    expect(server.child.signalCode).toBe('SIGKILL')
    expect(Date.now() - begun).toBeLessThan(15_000)
    expect(server.output()).toContain('"event":"loop blocked"')
  })
})
