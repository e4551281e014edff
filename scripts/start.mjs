// `npm start`: builds what changed since the last start, then serves site, API and media from one process.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const built = ['apps/web/dist/index.html', 'apps/server/dist/main.js']
const inputs = ['packages', 'apps', 'openapi.yaml', 'package-lock.json']
const notInputs = new Set(['node_modules', 'dist', 'e2e', 'test-results', '.vite'])
const stamp = '.build/start.stamp'

/** A fingerprint of names, sizes and times of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const visit = (/** @type {string} */ path) => {
    const info = statSync(path)
    if (!info.isDirectory()) {
      hash.update(`${path}:${info.size}:${info.mtimeMs}\n`)
      return
    }
    for (const name of readdirSync(path).toSorted()) if (!notInputs.has(name)) visit(join(path, name))
  }
  for (const input of inputs) visit(input)
  return hash.digest('hex')
}

const now = fingerprint()
const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
if (now !== before || !built.every((path) => existsSync(path))) {
  process.stdout.write('Building Naru …\n')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('The build failed; see the lines above.\n')
    process.exit(1)
  }
  mkdirSync('.build', { recursive: true })
  // Taken again, since the build itself refreshes the generated route tree.
  writeFileSync(stamp, fingerprint())
}

await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
