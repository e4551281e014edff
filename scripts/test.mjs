// Every check of the house, one after the other; all of them run even when one fails, so that one look shows what is to mend.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { requireChromium } from './browser.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env['CHROMIUM_PATH'] = await requireChromium()
process.env['E2E_PORT'] ??= String(await freePorts())

/** @returns {Promise<number>} the first of two neighbouring ports that nothing listens on */
async function freePorts() {
  const first = 3200 + 2 * (process.pid % 400)
  for (let port = first; port < first + 400; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
  return first
}

/** @param {number} port */
function isFree(port) {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}

const bin = (/** @type {string} */ path) => [process.execPath, `node_modules/${path}`]
/** @type {[name: string, command: string[]][]} */
const checks = [
  ['generated API types are current', [process.execPath, 'scripts/generate-api.mjs', '--check']],
  ['openapi.yaml is valid', [...bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi.yaml']],
  ['types', [process.execPath, 'scripts/typecheck.mjs']],
  ['lint', [...bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['format', [...bin('oxfmt/bin/oxfmt'), '--check', '.']],
  ['unit, server and contract tests', [...bin('vitest/vitest.mjs'), 'run']],
  [
    'server tests on PostgreSQL',
    [
      process.execPath,
      'scripts/postgres.mjs',
      ...bin('vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      'apps/server',
    ],
  ],
  ['stories in a browser', [...bin('vitest/vitest.mjs'), 'run', '--config', 'vitest.stories.config.ts']],
  [
    'no text of a story left untouched by the pseudo language',
    [...bin('vitest/vitest.mjs'), 'run', '--config', '.storybook/pseudo/vitest.config.ts'],
  ],
  ['Storybook, as a static site', ['npm', 'run', '--silent', 'storybook:build']],
  ['pictures of the stories', [process.execPath, 'scripts/visual.mjs']],
  ['packages, as another app installs them', ['npm', 'run', '--silent', 'check:packages']],
  ['build', ['npm', 'run', '--silent', 'build']],
  ['weight of each page', [process.execPath, 'scripts/bench-size.mjs']],
  ['end to end', [...bin('@playwright/test/cli.js'), 'test', '--config', 'apps/web/playwright.config.ts']],
]

const results = checks.map(([name, [command = '', ...args]]) => {
  process.stdout.write(`\n── ${name}\n`)
  const started = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return { name, passed: status === 0, seconds: Math.round((performance.now() - started) / 1000) }
})

process.stdout.write('\n')
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
}
const failed = results.filter((result) => !result.passed).length
process.stdout.write(`\nchecks: ${results.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
