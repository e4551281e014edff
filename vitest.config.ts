import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { browserSources } from './scripts/folders.mjs'

/** Tests that choose jsdom in their first line. */
const needDocument = browserSources.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
    ),
)

/** Tests of our own tools, and of the sound of every clip: whoever changes `scripts/` or clips runs them, and `npm run test:all`. */
const tools = [
  'scripts/api/*.test.ts',
  'scripts/bench/*.test.ts',
  'scripts/{public-api,start}.test.ts',
  'content/turns.test.ts',
]

// `RANDOM_SEED=… npm run test:unit` repeats the random tests of a run. Workers inherit the variable.
if (process.env['RANDOM_SEED'] === undefined) {
  process.env['RANDOM_SEED'] = String(randomInt(2 ** 31))
  process.stdout.write(`RANDOM_SEED=${process.env['RANDOM_SEED']}\n`)
}

/** Everything that needs no browser. Stories have a config of their own, because their plugin costs seconds even when unused. */
export default defineConfig({
  test: {
    // Loads each module once per worker. Tests restore what they change.
    isolate: false,
    // Vitest leaves one core idle by default.
    maxWorkers: 2,
    // Ends a test that hangs. A property test of 3 s takes 10 s beside another check.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    setupFiles: ['scripts/tests/random-tests.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...browserSources.map((folder) => `${folder}/**/*.test.{ts,tsx}`), 'scripts/**/*.test.ts'],
          exclude: [...needDocument, ...tools],
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: tools },
      },
      {
        extends: true,
        // Apart from the others, because a worker ends where the environment changes, and the next one loads every module anew.
        test: { name: 'document', include: needDocument, setupFiles: ['scripts/tests/new-document.ts'] },
      },
      {
        extends: true,
        // On the server in TEST_DATABASE_URL, which `npm run test:server` sets; else on the embedded database. Some tests open that one themselves.
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'content/**/*.test.ts'],
          exclude: tools,
          setupFiles: ['apps/server/src/test/support/hash-costs.ts'],
          globalSetup: 'apps/server/src/test/support/global-setup.ts',
        },
      },
    ],
  },
})
