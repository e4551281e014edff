// `npm run audit:packages`: audits the production dependencies for known vulnerabilities (npm audit) and writes their list (CycloneDX, .build/sbom.json).
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
  process.stdout.write(`.build/sbom.json lists ${JSON.parse(sbom.stdout).components.length} packages.\n`)
} else
  process.stdout.write(`The list of packages could not be written: ${sbom.stderr.trim().split('\n').at(-1) ?? ''}\n`)

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
  process.stdout.write(`The registry's audit failed: ${report.error?.summary ?? report.message ?? 'no response'}\n`)
  process.exit(sbom.status === 0 ? 0 : 1)
}
const { total = 0, high = 0, critical = 0 } = report.metadata.vulnerabilities
process.stdout.write(
  `Known vulnerabilities in production dependencies: ${total} (${critical} critical, ${high} high).\n`,
)
process.exit(sbom.status === 0 && high + critical === 0 ? 0 : 1)
