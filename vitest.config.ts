import { defineConfig } from 'vitest/config'

/** Tests without SQL of their own, or on embedded databases only: they are not repeated on PostgreSQL. */
const notOnPostgres = [
  'apps/server/src/{content,gateway,http,mail,seed}/**',
  'apps/server/src/*.test.ts',
  'apps/server/src/modules/desk-media/audio/**',
  'apps/server/src/modules/practice/{answer-times,days,judge,schedule}.test.ts',
  'apps/server/src/modules/**/{picture,rules,retrieval,signature,states}.test.ts',
  'apps/server/src/test/{bad-input,content-pictures,json-record,media,site,stand-in}.test.ts',
  'apps/server/src/test/security/{access,claims,exams,fuzz,input,logs,origin,passwords,production,speculative,timing}.test.ts',
]

const server = {
  globalSetup: ['temporary', 'built-server', 'postgres-template'].map((name) => `apps/server/src/test/${name}.ts`),
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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...server, name: 'server', include: ['apps/server/src/**/*.test.ts', 'content/**/*.test.ts'] },
      },
      {
        extends: true,
        // `npm run test:postgres` sets the address of a server.
        test: {
          ...server,
          name: 'postgres',
          include: process.env['TEST_DATABASE_URL'] === undefined ? [] : ['apps/server/src/**/*.test.ts'],
          exclude: notOnPostgres,
        },
      },
    ],
  },
})
