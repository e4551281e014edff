import { defineConfig } from 'vitest/config'

/** Everything that needs no browser. Stories have a config of their own, because their plugin costs seconds even when unused. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'content/**/*.test.ts'],
          globalSetup: 'apps/server/src/test/temporary.ts',
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
