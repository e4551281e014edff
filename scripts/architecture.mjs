// `node scripts/architecture.mjs`: writes the generated section of docs/architecture.md from import lines.
// `--check` writes nothing and exits with 1 if the page is stale.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = 'docs/architecture.md'

/** @typedef {{ id: string, folder: string, label: string }} Part a node of the diagram */
/** @type {Part[]} */
const webParts = [
  { id: 'site', folder: 'apps/web/src/site', label: 'site<br>index.html' },
  { id: 'room', folder: 'apps/web/src/exam-room', label: 'exam room<br>exam.html' },
  { id: 'worker', folder: 'apps/web/src/service-worker', label: 'service worker' },
  { id: 'shared', folder: 'apps/web/src/shared', label: 'shared' },
]
/** @type {Part[]} */
const packages = [
  { id: 'server', folder: 'apps/server/src', label: 'apps/server' },
  { id: 'kit', folder: 'packages/exam-kit/src', label: 'packages/exam-kit' },
  { id: 'api', folder: 'packages/api/src', label: 'packages/api' },
  { id: 'ui', folder: 'packages/ui/src', label: 'packages/ui' },
]
const parts = [...webParts, ...packages]

/** @param {string} folder @returns {string[]} files of the product, without tests, stories and test data */
const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/\.(test|stories)\.|\/testing?\/|testing\.ts$|(?:\/story|Story)\w*\.tsx$/.test(path),
    )

/** @param {string} file @param {string} specifier @returns {string | undefined} the folder or package entry that an import names */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return join(file, '..', specifier).replaceAll('\\', '/')
  const [, name, entry = ''] = /^@naru\/([\w-]+)(\/.+)?$/.exec(specifier) ?? []
  return name === undefined ? undefined : `packages/${name}/src${entry}`
}

/** @returns {string} a Mermaid flow chart: an arrow for each part that imports another */
function importChart() {
  /** @type {Map<string, Set<string>>} */
  const edges = new Map()
  for (const { id, folder } of parts) {
    for (const file of sourcesOf(folder)) {
      for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import\()\s*'([^']+)'/g,
      )) {
        const target = targetOf(file, specifier)
        const other = parts.find((one) => target === one.folder || target?.startsWith(`${one.folder}/`))
        if (other === undefined || other.id === id) continue
        const key = `${id} --> ${other.id}`
        edges.set(key, (edges.get(key) ?? new Set()).add(target?.slice(other.folder.length + 1) ?? ''))
      }
    }
  }
  const arrows = [...edges].map(([key, entries]) => {
    const [entry = ''] = entries
    return entries.size === 1 && entry !== '' ? key.replace('-->', `-->|${entry}|`) : key
  })
  const node = (/** @type {Part} */ { id, label }) => `${id}["${label}"]`
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph web["apps/web"]',
    ...webParts.map((part) => `    ${node(part)}`),
    '  end',
    ...packages.map((part) => `  ${node(part)}`),
    ...arrows.toSorted().map((arrow) => `  ${arrow}`),
    '```',
  ].join('\n')
}

/** @param {string} text @returns {string} the page with the current chart; throws if it has no section for it */
export function withCurrentChart(text) {
  const section = /(<!-- generated: imports -->\n)[^]*?(<!-- end -->)/
  if (!section.test(text)) throw new Error(`${page} has no section 'imports'.`)
  return text.replace(section, (_, begin, end) => `${begin}\n${importChart()}\n\n${end}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const text = readFileSync(join(root, page), 'utf8')
  const current = withCurrentChart(text)
  if (!values.check) writeFileSync(join(root, page), current)
  else if (current !== text) {
    process.stderr.write(`${page} is stale: run node scripts/architecture.mjs.\n`)
    process.exitCode = 1
  }
}
