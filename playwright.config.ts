import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { admin } from '@naru/app-shell/e2e/admin'
import { temporaryFolder } from '@naru/app-shell/e2e/outbox'
import { fakeMicrophone } from './apps/staff/e2e/support/microphone'
import { chromiumArgs, findHeadlessShell } from './scripts/browser.mjs'

const executablePath = await findHeadlessShell()

const port = Number(process.env['E2E_PORT'] ?? 3200)

const servers = [
  // A host name, which passkeys need; the journeys' own address is the same computer.
  { port, publicURL: `http://localhost:${port}`, answerKeys: 'withhold' },
  // For a full paper with keys inline, and for a classroom on plain HTTP.
  { port: port + 1, publicURL: `http://classroom.test:${port + 1}`, answerKeys: 'inline' },
]

// A server without a data folder keeps its mails among its temporary files, where the tests read them.
for (const server of servers) mkdirSync(temporaryFolder(server.port), { recursive: true })

/** Journeys through the built apps, against the real server on an embedded database that keeps nothing. */
export default defineConfig({
  // One project with the same browser for all: another one would start workers and browsers of its own. The staff's, the longest, begin.
  testDir: 'apps',
  testMatch: '*/e2e/**/*.spec.ts',
  outputDir: '.build/test-results',
  fullyParallel: true,
  // One more than the cores of CI: clips play and answers are saved in real time, which leaves a core idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // A journey plays real clips; a machine may be three times slower than a developer's.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    // A trace of every journey takes a sixth of the time. `--trace on` records one.
    trace: 'off',
    // Animations take another sixth; the whole journey runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer before the calls that tests put in its place; what it does has journeys of its own.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A name of the local network: unlike localhost it is no secure context.
      args: [
        ...chromiumArgs,
        '--host-resolver-rules=MAP classroom.test 127.0.0.1',
        ...fakeMicrophone(temporaryFolder(port)),
      ],
    },
  },
  webServer: servers.map((server) => ({
    // The database's code runs as it is compiled first: to optimise it takes longer than it saves.
    command: `"${process.execPath}" --liftoff-only apps/server/dist/main.js`,
    url: `http://127.0.0.1:${server.port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    env: {
      PORT: String(server.port),
      PUBLIC_URL: server.publicURL,
      DATA_DIR: 'memory:',
      ANSWER_KEYS: server.answerKeys,
      SEED_SAMPLE_CONTENT: 'true',
      // Every journey comes from one address.
      ADDRESS_LIMITS: 'false',
      TMPDIR: temporaryFolder(server.port),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  })),
})
