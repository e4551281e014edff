// `npm run audit:packages`: known holes in what production runs (npm audit), and a list of all of it (CycloneDX, .build/sbom.json).
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** @param {string[]} parameters */
const npm = (parameters) =>
  spawnSync('npm', parameters, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' })

const sbom = npm(['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'])
if (sbom.status === 0) {
  mkdirSync('.build', { recursive: true })
  writeFileSync('.build/sbom.json', sbom.stdout)
  process.stdout.write(`.build/sbom.json names ${JSON.parse(sbom.stdout).components.length} packages.\n`)
} else process.stdout.write(`The list of packages could not be made: ${sbom.stderr.trim().split('\n').at(-1) ?? ''}\n`)

const audit = npm(['audit', '--omit', 'dev', '--json'])
/** @type {{ error?: { summary?: string }, message?: string, metadata?: { vulnerabilities: Record<string, number> } }} */
const report = (() => {
  try {
    return JSON.parse(audit.stdout)
  } catch {
    return { message: audit.stderr }
  }
})()
if (report.metadata === undefined) {
  process.stdout.write(
    `The registry could not be asked for known holes: ${report.error?.summary ?? report.message ?? 'no answer'}\n`,
  )
  process.exit(sbom.status === 0 ? 0 : 1)
}
const { total = 0, high = 0, critical = 0 } = report.metadata.vulnerabilities
process.stdout.write(`Known holes in what production runs: ${total} (${critical} critical, ${high} high).\n`)
process.exit(sbom.status === 0 && high + critical === 0 ? 0 : 1)
