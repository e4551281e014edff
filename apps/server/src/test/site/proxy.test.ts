import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '../../platform/http/limits'
import { paths } from '../../paths'
import { buildTestServer, type TestServer } from '../support/test-server'
import { newLearner } from '../support/client'
import { writeContent } from '../support/content'
import { ownPage } from '../support/contract-operations'
import { freePort, table, writeSite } from '../support/site-fixture'

const deploy = join(paths.migrations, '../../../deploy')
const nginxConf = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
/** Requests that hash a password or check a code. */
const limited = ['login', 'register', 'send-reset-otp', 'reset-password', 'Verify-account', 'resend-verification']

describe('the configuration of nginx', () => {
  test('limits nothing but requests with passwords and codes', () => {
    const directives = [...nginxConf.matchAll(/^ *limit_req .*/gm)]
    expect(directives).toHaveLength(1)
    const [, path = '', block] = /location ~ (\S+) \{\n([^}]*limit_req [^}]*)\}/.exec(nginxConf) ?? []
    expect(block).toContain('limit_req zone=naru burst=60 nodelay;')
    const isLimited = new RegExp(path)
    const addresses = limited.map((name) => `/api/auth/${name}`)
    expect(addresses.filter((address) => !isLimited.test(address))).toEqual([])
    const others = [
      '/',
      '/assets/a.js',
      '/api/auth/is-auth',
      '/api/auth/check-access',
      '/api/auth/logout',
      '/api/exams',
    ]
    expect(others.filter((address) => isLimited.test(address))).toEqual([])
  })

  test('limits POST only: 120 a minute from an address, more than a class that logs in, with 429 and a time', () => {
    expect(nginxConf).toContain('map $request_method $naru_limited {\n    POST $binary_remote_addr;\n}')
    expect(nginxConf).toContain('limit_req_zone $naru_limited zone=naru:10m rate=120r/m;')
    expect(nginxConf).toContain('limit_req_status 429;')
    expect(nginxConf).toContain('add_header Retry-After 30 always;')
    expect(limits.registerFromAddress.count).toBeLessThanOrEqual(60)
  })

  test('replaces the address that a client claims', () => {
    expect(nginxConf).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  })
})

const nginx = '/usr/sbin/nginx'

/** The shipped configuration on other ports, without TLS. */
const onPorts = (port: number, serverPort: number, folder: string) => `
daemon off;
user root;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
  ${nginxConf
    .replace(/server \{\n {4}listen 80;[^}]*\}/, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *(?:listen \[::\]|ssl_|access_log).*/gm, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)}
}`

// On Debian: apt-get install nginx-light.
describe.skipIf(!existsSync(nginx))('forty learners behind one address and nginx', () => {
  let server: TestServer
  let site = ''
  let stop = () => Promise.resolve()

  beforeAll(async () => {
    const port = await freePort()
    site = `http://127.0.0.1:${port}`
    const siteFolder = writeSite(table)
    server = await buildTestServer({
      contentFolder: writeContent(),
      siteFolder,
      publicUrl: site,
      environment: { ADDRESS_LIMITS: 'true', TRUST_PROXY: '1' },
    })
    const listening = await server.server.listen({ host: '127.0.0.1', port: 0 })
    const folder = mkdtempSync(join(tmpdir(), 'naru-nginx-'))
    const conf = join(folder, 'nginx.conf')
    writeFileSync(conf, onPorts(port, Number(new URL(listening).port), folder))
    const child = spawn(nginx, ['-c', conf, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
    const ended = new Promise<void>((done) => void child.on('close', () => done()))
    stop = async () => {
      child.kill('SIGTERM')
      await ended
      for (const each of [folder, siteFolder]) rmSync(each, { recursive: true, force: true })
    }
    const isUp = () =>
      fetch(`${site}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (child.exitCode === null && !(await isUp())) await pause(20)
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
  })
  afterAll(async () => {
    await stop()
    await server.close()
  })

  const post = (name: string, body: object) =>
    fetch(`${site}/api/auth/${name}`, {
      method: 'POST',
      headers: { ...ownPage, 'content-type': 'application/json', origin: site },
      body: JSON.stringify(body),
    })

  test('log in at once and open five pages each, and none is refused', async () => {
    const pupils = await Promise.all(Array.from({ length: 40 }, () => newLearner(server)))
    const statuses: number[] = []
    const visit = async ({ email, password }: { email: string; password: string }) => {
      const login = await post('login', { email, password })
      statuses.push(login.status)
      const headers = { ...ownPage, cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' }
      for (const page of ['/', '/exams', '/pricing', '/quiz', '/exams']) {
        for (const address of [page, '/api/auth/is-auth', '/api/auth/check-access', '/api/price-plans', '/api/exams']) {
          const response = await fetch(site + address, { headers })
          await response.arrayBuffer()
          statuses.push(response.status)
        }
      }
    }
    await Promise.all(pupils.map(visit))
    expect(statuses).toHaveLength(40 * 26)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('a flood of passwords is refused with the words of the server, while pages still open', async () => {
    const flood = await Promise.all(Array.from({ length: 130 }, () => post('reset-password', {})))
    const refused = flood.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('30')
    expect(await refused?.json()).toEqual({
      success: false,
      code: 'too_many_attempts',
      value: 30,
      message: 'Too many tries. Please try again in 30 seconds.',
    })
    expect((await fetch(`${site}/exams`)).status).toBe(200)
    expect((await fetch(`${site}/api/auth/is-auth`, { headers: ownPage })).status).toBe(200)
  })
})
