import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test as base } from '@playwright/test'
import { admin } from '@naru/app-shell/e2e/admin'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const shiftedClock = pathToFileURL(fileURLToPath(new URL('shiftedClock.mjs', import.meta.url))).href

/** A server of one test, whose clock the test moves. */
interface OwnServer {
  baseURL: string
  /** Moves the server's clock ahead by days, in addition to earlier moves. */
  passDays: (days: number) => void
  stop: () => Promise<void>
}

/** Starts the built server on a port, with the sample content in memory. Resolves when it answers. */
async function startOwnServer(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'naru-'))
  const clockFile = join(folder, 'clock')
  let aheadMs = 0
  const passDays = (days: number) => {
    aheadMs += days * 86_400_000
    writeFileSync(clockFile, String(aheadMs))
  }
  passDays(0)
  const baseURL = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', shiftedClock, 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: 'memory:',
      SEED_SAMPLE_CONTENT: 'true',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADDRESS_LIMITS: 'false',
      TMPDIR: folder,
      CLOCK_FILE: clockFile,
    },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)))
  const answers = async () => {
    const signal = AbortSignal.timeout(5000)
    return (await fetch(`${baseURL}/healthz`, { signal }).catch(() => undefined))?.ok === true
  }
  while (!(await answers())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}: ${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  return { baseURL, passDays, stop }
}

export const test = base.extend<{ own: OwnServer }>({
  own: [
    async ({ baseURL }, use, { parallelIndex }) => {
      const server = await startOwnServer(Number(new URL(baseURL ?? '').port) + 10 + parallelIndex)
      await use(server)
      await server.stop()
    },
    { timeout: 240_000 },
  ],
})
