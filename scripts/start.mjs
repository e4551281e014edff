// `npm start`: builds what changed since the last start, then serves site, API and media from one process, which it starts again if it is killed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

/** @typedef {{ name: string, workspace: string, folder: string, output: string }} Part a separately built part; `output` is written last */
/** @type {Part} */
const server = { name: 'server', workspace: '@naru/server', folder: 'apps/server', output: 'apps/server/dist/main.js' }
/** @type {Part} */
const web = { name: 'web app', workspace: '@naru/web', folder: 'apps/web', output: 'apps/web/dist/pages.json' }
/** @type {Part} */
const staff = {
  name: 'staff app',
  workspace: '@naru/staff',
  folder: 'apps/staff',
  output: 'apps/staff/dist/index.html',
}
const sharedInputs = ['packages', 'openapi.yaml', 'package-lock.json']
const notInputs = new Set(['node_modules', 'dist', 'e2e', 'test-results', '.vite'])

/**
 * Hashes names, sizes and times of all inputs of a part's build.
 *
 * @param {Part} part
 */
function fingerprint({ folder }) {
  const hash = createHash('sha256').update(process.version)
  const visit = (/** @type {string} */ path) => {
    const info = statSync(path)
    if (!info.isDirectory()) {
      hash.update(`${path}:${info.size}:${info.mtimeMs}\n`)
      return
    }
    for (const name of readdirSync(path).toSorted()) if (!notInputs.has(name)) visit(join(path, name))
  }
  for (const input of [...sharedInputs, folder]) visit(input)
  return hash.digest('hex')
}

/** @param {Part} part @returns the file with the fingerprint of its last build */
const stampOf = ({ folder }) => join('.build', `start-${folder.replaceAll('/', '-')}.stamp`)

/** @param {Part} part */
const isBuilt = (part) =>
  existsSync(part.output) && existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === fingerprint(part)

/** @type {Set<import('node:child_process').ChildProcess>} */
const building = new Set()
const stopBuilding = () => {
  for (const child of building) child.kill('SIGTERM')
}

/**
 * Builds a part. Shows the bundler's output only on failure.
 *
 * @param {Part} part
 */
async function build(part) {
  const begin = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build', '-w', part.workspace], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  building.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const status = await new Promise((done) => {
    child.once('error', (error) => done(error.message))
    child.once('close', (code, signal) => done(code ?? signal))
  })
  building.delete(child)
  if (status !== 0) {
    stopBuilding()
    process.stderr.write(`${output}\nThe build of the ${part.name} failed (${status}); see the lines above.\n`)
    process.exit(1)
  }
  mkdirSync('.build', { recursive: true })
  // Computed after the build, which updates generated sources.
  writeFileSync(stampOf(part), fingerprint(part))
  const seconds = Math.ceil((performance.now() - begin) / 1000)
  process.stdout.write(`The ${part.name} is built (${seconds} s).\n`)
}

const changed = [server, web, staff].filter((part) => !isBuilt(part))
if (changed.length > 0) {
  process.stdout.write(`Building ${new Intl.ListFormat('en').format(changed.map(({ name }) => `the ${name}`))} …\n`)
  const end = () => {
    stopBuilding()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  await Promise.all(changed.map(build))
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, end)
}

process.stdout.write('Starting Naru …\n')
/** @type {import('node:child_process').ChildProcess} */
let naru
// A terminal sends Ctrl+C to both; the server ends itself, and also when this process is gone.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => naru.kill('SIGTERM'))
for (;;) {
  naru = spawn(process.execPath, [server.output], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const [status, signal] = await once(naru, 'exit')
  // So ends a server whose event loop is blocked.
  if (signal !== 'SIGKILL') process.exit(status ?? 1)
  process.stdout.write('The server was ended and starts again …\n')
}
