import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, findHeadlessShell } from '../../scripts/browser.mjs'
import { temporaryFolder } from './e2e/support/outbox'
import { admin } from './e2e/support/admin'

const executablePath = await findHeadlessShell()
const root = fileURLToPath(new URL('../..', import.meta.url))

const firstPort = Number(process.env['E2E_PORT'] ?? 3200)

/**
 * The two ways a server may treat answer keys; the whole journey runs against both. It waits for clips most of
 * the time, so the project with that journey alone comes first: the others run beside it.
 */
const servers = [
  { name: 'keys inline', port: firstPort + 1, answerKeys: 'inline', testMatch: /journey\.spec\.ts/ },
  { name: 'keys withheld', port: firstPort, answerKeys: 'withhold', testMatch: /.*\.spec\.ts/ },
]

// A server without a data folder keeps its mails among its temporary files, where the tests read them.
for (const { port } of servers) mkdirSync(temporaryFolder(port), { recursive: true })

/** Journeys through the built site, against the real server on an embedded database that keeps nothing. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // A journey listens to ten real clips, each played twice.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    // Screenshots double the trace's cost; its snapshots show the pages as well.
    trace: { mode: 'retain-on-failure', screenshots: false },
    // A worker would answer before the calls that tests put in its place; what it does has journeys of its own.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  projects: servers.map(({ name, port, testMatch }) => ({
    name,
    testMatch,
    use: { baseURL: `http://127.0.0.1:${port}` },
  })),
  webServer: servers.map(({ port, answerKeys }) => ({
    command: `"${process.execPath}" apps/server/dist/main.js`,
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(port),
      // A host name, which passkeys need; the journeys' own address is the same computer.
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: 'memory:',
      ANSWER_KEYS: answerKeys,
      SEED_SAMPLE_CONTENT: 'true',
      // Every journey comes from one address.
      ADDRESS_LIMITS: 'false',
      TMPDIR: temporaryFolder(port),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  })),
})
