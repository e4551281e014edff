// `npm test`: every guarantee once, two checks at a time: three take as long on two cores, and journeys then wait in vain. All run, also after a failure, and the failed ones print their output again at the end.
// `npm run test:all` (`--all`) adds depth: more checks, 1,000 runs of each random test, axe on every story, every page in Tamil and by Back, every paper, and the exam room in Korean.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { requireChromium } from './browser.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await requireChromium()
const isDeep = process.argv.includes('--all')
if (isDeep) Object.assign(process.env, { RANDOM_RUNS: '1000', AXE: 'all', PAGES: 'all' })
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

const node = (/** @type {string[]} */ ...args) => [process.execPath, ...args]
const npm = (/** @type {string} */ script) => ['npm', 'run', '--silent', script]

/**
 * In the order in which they start: the build, for which others wait, then the longest. Journeys use both cores, stories wait more than they work, and
 * short checks fill the time until the journeys end.
 *
 * @type {{ name: string, command: string[], after?: string, isDeep?: boolean }[]}
 */
const all = [
  { name: 'generated API types are current', command: node('scripts/api/generate.mjs', '--check') },
  { name: 'build', command: npm('build') },
  { name: 'stories in a browser', command: npm('test:stories') },
  { name: 'server and contract tests', command: npm('test:server') },
  { name: 'end to end', command: npm('test:e2e'), after: 'build' },
  { name: 'unit tests', command: npm('test:unit') },
  { name: 'types', command: npm('typecheck') },
  { name: 'lint and format', command: npm('lint') },
  { name: 'weight of each page', command: npm('bench:size'), after: 'build' },
  { name: 'openapi.yaml is valid', command: npm('api:lint') },
  { name: 'packages, as another app installs them', command: npm('check:packages'), isDeep: true },
  { name: 'Storybook, as a static site', command: npm('storybook:build'), isDeep: true },
  { name: 'tests of the scripts', command: npm('test:tools'), isDeep: true },
  {
    name: '500 learners on two servers, with kills',
    command: node('scripts/bench/server.mjs', '--ladder', '--rungs', '500', '--seconds', '60'),
    after: 'build',
    isDeep: true,
  },
]
const checks = all.filter((check) => isDeep || !check.isDeep)

/** How many of its last lines a failed check prints again at the end. */
const linesAtEnd = 60

/**
 * @param {string[]} command
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
function run([file = '', ...args]) {
  return new Promise((done) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk))
    }
    child.once('error', (error) => (output += `${error.message}\n`))
    child.once('close', (status) => done({ passed: status === 0, output }))
  })
}

/** @type {Map<string, Promise<unknown>>} */
const started = new Map()
/** @type {{ name: string, passed: boolean, output: string, seconds: number }[]} */
const results = []

/** Runs one check after the other, until none is left. */
async function work() {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const { name, command, after } = check
    if (after !== undefined) await started.get(after)
    const start = performance.now()
    process.stdout.write(`… ${name}\n`)
    const running = run(command)
    started.set(name, running)
    const result = { name, ...(await running), seconds: Math.round((performance.now() - start) / 1000) }
    results.push(result)
    process.stdout.write(`${result.output}\n${summary(result)}\n`)
  }
}

/** @param {{ name: string, passed: boolean, seconds: number }} result */
function summary({ name, passed, seconds }) {
  return `${passed ? '✓' : '✗'} ${name} (${seconds} s)`
}

const start = performance.now()
await Promise.all([work(), work()])
const failed = results.filter(({ passed }) => !passed)
for (const { name, output } of failed) {
  process.stdout.write(`\n── ✗ ${name}\n${output.trimEnd().split('\n').slice(-linesAtEnd).join('\n')}\n`)
}
process.stdout.write(`\n${results.map(summary).join('\n')}\n`)
process.stdout.write(`\nchecks: ${results.length - failed.length} passed, ${failed.length} failed`)
process.stdout.write(` in ${Math.ceil((performance.now() - start) / 1000)} s\n`)
process.exit(failed.length === 0 ? 0 : 1)
