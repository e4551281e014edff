// Every check of the house, one after the other; all of them run even when one fails, so that one look shows what is to mend.
import { spawn } from 'node:child_process'
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
  ['Storybook, as a static site', ['npm', 'run', '--silent', 'storybook:build']],
  ['packages, as another app installs them', ['npm', 'run', '--silent', 'check:packages']],
  ['build', ['npm', 'run', '--silent', 'build']],
  ['weight of each page', [process.execPath, 'scripts/bench-size.mjs']],
  ['end to end', [...bin('@playwright/test/cli.js'), 'test', '--config', 'apps/web/playwright.config.ts']],
]

/** How many of its last lines a failed check says again at the end, where they are looked for. */
const saidAgain = 40

/**
 * @param {string} command @param {string[]} args
 * @returns {Promise<{ passed: boolean, lastLines: string[] }>}
 */
function run(command, args) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    })
    let said = ''
    /** @param {string} chunk @param {NodeJS.WriteStream} to */
    const pass = (chunk, to) => {
      to.write(chunk)
      said = `${said}${chunk}`.slice(-20_000)
    }
    child.stdout.setEncoding('utf8').on('data', (chunk) => pass(chunk, process.stdout))
    child.stderr.setEncoding('utf8').on('data', (chunk) => pass(chunk, process.stderr))
    child.once('error', (error) => pass(`${error.message}\n`, process.stderr))
    child.once('close', (status) =>
      done({ passed: status === 0, lastLines: said.trimEnd().split('\n').slice(-saidAgain) }),
    )
  })
}

const results = []
for (const [name, [command = '', ...args]] of checks) {
  process.stdout.write(`\n── ${name}\n`)
  const started = performance.now()
  const { passed, lastLines } = await run(command, args)
  results.push({ name, passed, lastLines, seconds: Math.round((performance.now() - started) / 1000) })
}

const failed = results.filter(({ passed }) => !passed)
for (const { name, lastLines } of failed) process.stdout.write(`\n── ✗ ${name}\n${lastLines.join('\n')}\n`)
process.stdout.write('\n')
for (const { name, passed, seconds } of results) {
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${seconds} s)\n`)
}
process.stdout.write(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
