import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { prepareData } from './test/prepared-data'
import { processes } from './test/process'

const { newFolder, start, clear } = processes()
afterAll(clear)

const post = (url: string, body: object, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  })

/** A data folder with a small exam: creating a database and importing the samples takes seconds. */
const preparedFolder = async () => {
  const folder = newFolder()
  await prepareData(folder)
  return folder
}

describe('an invalid setting', async () => {
  const dataFolder = newFolder()
  const file = join(newFolder(), 'a-file')
  writeFileSync(file, '')

  test.each([
    [{ ANSWER_KEYS: 'perhaps' }, "ANSWER_KEYS must be withhold or inline, not 'perhaps'."],
    // Exists but cannot contain folders; on other systems than Linux it does not exist.
    [{ DATA_DIR: process.platform === 'linux' ? '/proc/naru' : join(file, 'proc') }, 'cannot be written to'],
    [{ DATA_DIR: dataFolder, HOST: 'no.such.host.invalid' }, 'The server cannot listen on no.such.host.invalid'],
  ])('%j stops the start with one sentence and exit code 1', async (settings, sentence) => {
    const server = await start(settings)
    expect(await server.ended).toBe(1)
    expect(server.errors()).toContain(sentence)
    expect(server.errors().trim().split('\n')).toHaveLength(1)
    expect(server.errors()).not.toMatch(/\n\s+at /)
  })
})

test('a taken port is told before a database is made', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const address = blocker.address()
  const folder = newFolder()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const server = await start({ DATA_DIR: folder, PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toContain(`Port ${port} on 127.0.0.1 is taken.`)
  expect(readdirSync(folder)).toEqual([])
  blocker.close()
})

test('data survives a restart, a second server on the same folder is rejected, and mails are written to files', async () => {
  const folder = newFolder()
  const first = await start({
    DATA_DIR: folder,
    ADMIN_EMAIL: 'admin@naru.test',
    ADMIN_PASSWORD: 'admin of naru',
    TRUST_PROXIES: '1',
  })
  expect(first.output).toContain('Warning: TRUST_PROXIES is not a setting. Did you mean TRUST_PROXY?')
  expect(first.output).toContain('demo@naru.test with password naru-demo')
  expect(first.output).toContain(`written to ${join(folder, 'outbox')}`)

  expect(first.output).toContain('only this computer can log in; for others set HOST and PUBLIC_URL')
  const demo = { email: 'demo@naru.test', password: 'naru-demo' }
  const loginFrom = async (origin: string) =>
    (await post(`${first.address}/api/auth/login`, demo, { origin, host: new URL(origin).host })).status
  expect(await loginFrom(first.address)).toBe(200)
  expect(await loginFrom(first.address.replace('127.0.0.1', 'localhost'))).toBe(200)
  expect(await loginFrom(first.address.replace('127.0.0.1', '192.168.1.20'))).toBe(403)

  const second = await start({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `Another server is already using the data folder ${folder}. Stop it, or set another DATA_DIR.\n`,
  )

  const learner = {
    name: 'Nimal',
    lName: 'Perera',
    phone: '+94771234567',
    email: 'nimal@naru.test',
    password: 'paddle7',
  }
  expect((await post(`${first.address}/api/auth/register`, learner)).status).toBe(200)
  const login = await post(`${first.address}/api/auth/login`, {
    email: learner.email,
    password: learner.password,
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await first.stop()).toBe(0)

  const [mail = ''] = readdirSync(join(folder, 'outbox'))
  expect(readFileSync(join(folder, 'outbox', mail), 'utf8')).toMatch(/To: nimal@naru\.test[^]*code is \d{6}/)

  const third = await start({ DATA_DIR: folder })
  const data = await fetch(`${third.address}/api/user/data`, { headers: { cookie } })
  expect(await data.json()).toMatchObject({ email: 'nimal@naru.test' })
  expect(await third.stop()).toBe(0)
})

test('a start removes the unpacked packages that a killed server left, once they are old; SIGTERM finishes running requests', async () => {
  const folder = newFolder()
  const old = ['naru-package-old', 'naru-worker-a/naru-package-old', 'naru-worker-a/naru-export-old']
  const kept = ['naru-package-new', 'naru-worker-a/naru-package-new', 'others']
  const isThere = (name: string) => existsSync(join(folder, name, 'exam.yaml'))
  for (const name of [...old, ...kept]) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'exam.yaml'), 'key: 1')
  }
  for (const name of [...old, 'others', 'naru-worker-a'])
    utimesSync(join(folder, name), new Date(), new Date(Date.now() - 2 * 3_600_000))
  const server = await start({ DATA_DIR: await preparedFolder(), TMPDIR: folder })
  expect([old.filter(isThere), kept.filter(isThere)]).toEqual([[], kept])

  const answers = Array.from({ length: 8 }, () =>
    post(`${server.address}/api/auth/login`, { email: 'demo@naru.test', password: 'naru-demo' }),
  )
  // The others run meanwhile.
  await Promise.race(answers)
  server.child.kill('SIGTERM')
  const statuses = await Promise.allSettled(answers)
  expect(statuses.some((answer) => answer.status === 'fulfilled' && answer.value.status === 200)).toBe(true)
  expect(statuses.every((answer) => answer.status === 'rejected' || answer.value.status === 200)).toBe(true)
  expect(await server.ended).toBe(0)
})

// They wait for seconds.
describe.concurrent('a blocked event loop', () => {
  const block = (milliseconds: string) => `Atomics.wait(new(Int32Array)(new(SharedArrayBuffer)(4)),0,0,${milliseconds})`
  /** Starts a server with code that runs before it. */
  const startWith = async (code: string, settings = {}) =>
    start({
      DATA_DIR: await preparedFolder(),
      NODE_OPTIONS: `--import=data:text/javascript,${code}`,
      ...settings,
    })

  test('ends the server after ten seconds, to be started again', async ({ expect }) => {
    const server = await startWith(`process.on('SIGUSR2',()=>${block('Infinity')})`)
    let output = ''
    server.child.stdout?.on('data', (data) => (output += String(data)))
    const begun = Date.now()
    server.child.kill('SIGUSR2')
    expect(await server.ended).toBeNull()
    expect(server.child.signalCode).toBe('SIGKILL')
    expect(Date.now() - begun).toBeLessThan(15_000)
    expect(output).toContain('"event":"loop blocked"')
  })

  test('ends no server before it listens, and systemd is told from then on', async ({ expect }) => {
    const folder = newFolder()
    const [program, told] = [join(folder, 'systemd-notify'), join(folder, 'told')]
    writeFileSync(program, '#!/bin/sh\necho "$@" >> "$NOTIFY_SOCKET"\n')
    chmodSync(program, 0o755)
    const PATH = `${folder}:${process.env['PATH'] ?? ''}`
    const server = await startWith(`setTimeout(()=>${block('12000')})`, { PATH, NOTIFY_SOCKET: told })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    const lines = () => (existsSync(told) ? readFileSync(told, 'utf8') : '')
    await expect.poll(lines, { timeout: 15_000 }).toBe('READY=1 WATCHDOG=1\nWATCHDOG=1\n')
    expect(await server.stop()).toBe(0)
  })
})
