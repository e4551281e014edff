// Runs a command with a temporary PostgreSQL server: `node scripts/postgres.mjs COMMAND …` sets TEST_DATABASE_URL, unless there is none. Searches the
// binaries at well-known paths; on Debian as root it installs missing ones.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isRoot = process.getuid?.() === 0

/** @returns {string | undefined} the folder that holds initdb and postgres */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const arguments_ = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
  const apt = () =>
    spawnSync('apt-get', arguments_, { env: environment, stdio: 'ignore', timeout: 240_000 }).status === 0
  if (apt()) return
  spawnSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'ignore', timeout: 120_000 })
  apt()
}

/** @returns {{ uid: number, gid: number } | undefined} the server's user when this process is root, as PostgreSQL refuses to run as root */
function serverUser() {
  if (!isRoot) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (
    lines.find((line) => line.startsWith('postgres:')) ??
    lines.find((line) => line.startsWith('nobody:')) ??
    ''
  ).split(':')
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** Settings for tests: the cluster is removed afterwards, so nothing needs to outlast a crash of the server. */
const forgetful = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']

/** @returns {Promise<number>} a port that nothing listens on */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * Starts a server with an empty cluster in a temporary folder.
 *
 * @param {readonly string[]} settings of the server, as `name=value`
 * @returns {Promise<{ address: string, stop: () => Promise<void>, restart: () => Promise<void> } | { missing: string }>} its URL and functions that stop and restart it, or why it is missing
 */
export async function startPostgres(settings = []) {
  if (findBinaries() === undefined) install()
  const binaries = findBinaries()
  if (binaries === undefined) return { missing: 'PostgreSQL is not installed here, and could not be installed.' }
  const user = serverUser()
  if (isRoot && user === undefined) return { missing: 'PostgreSQL does not run as root, and there is no other user.' }
  const folder = mkdtempSync(join(tmpdir(), 'naru-postgres-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const as = { ...user, cwd: folder }
  const data = join(folder, 'data')
  const initialized = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'naru', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...as,
      encoding: 'utf8',
    },
  )
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (initialized.status !== 0) {
    remove()
    return {
      missing: `initdb failed: ${(initialized.stderr || String(initialized.error)).trim().split('\n').at(-1) ?? ''}`,
    }
  }
  const port = await freePort()
  const launch = () => {
    const server = spawn(
      join(binaries, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        ...['listen_addresses=127.0.0.1', 'max_connections=300', ...settings].flatMap((setting) => ['-c', setting]),
      ],
      { ...as, stdio: 'ignore' },
    )
    const ended = new Promise((done) => server.once('close', done))
    return async () => {
      server.kill('SIGINT')
      await ended
    }
  }
  let end = launch()
  const stop = async () => {
    await end()
    remove()
  }
  const isReady = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      .status === 0
  const getsReady = async () => {
    for (let round = 0; round < 100; round += 1) {
      if (isReady()) return true
      await new Promise((next) => setTimeout(next, 200))
    }
    return false
  }
  const restart = async () => {
    await end()
    end = launch()
    await getsReady()
  }
  if (await getsReady()) return { address: `postgres://naru@127.0.0.1:${port}/postgres`, stop, restart }
  await stop()
  return { missing: 'PostgreSQL did not start.' }
}

const [, self, command, ...rest] = process.argv
if (self === fileURLToPath(import.meta.url) && command !== undefined) {
  const configured = process.env['TEST_DATABASE_URL']
  const started = configured === undefined ? await startPostgres(forgetful) : { address: configured }
  if ('missing' in started) process.stdout.write(`${started.missing} The tests run on the embedded database.\n`)
  const child = spawn(command, rest, {
    stdio: 'inherit',
    env: 'address' in started ? { ...process.env, TEST_DATABASE_URL: started.address } : process.env,
    shell: process.platform === 'win32',
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  const status = await new Promise((done) => child.once('close', (code) => done(code ?? 1)))
  if ('stop' in started) await started.stop()
  process.exit(Number(status))
}
