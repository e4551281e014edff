// `node scripts/architecture.mjs`: writes the generated sections of the docs, from import lines, the route table and the table of rights.
// `--check` writes nothing and exits with 1 if a page is stale.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
/** @type {Record<string, (keyof typeof sections)[]>} the sections of each page */
const pages = { 'docs/architecture.md': ['imports', 'paths'], 'docs/desk.md': ['rights'] }

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

/** @returns {string} a Markdown table: the paths of each document by audience */
function pathTable() {
  const routes = sourcesOf('apps/web/src/site/routes').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const [, id] = /createFileRoute\('([^']+)'\)/.exec(text) ?? []
    const [, audience] = /\bpage:[^]*?\baudience: '(\w+)'/.exec(text) ?? []
    if (id === undefined || audience === undefined) return []
    const path = id.replaceAll(/\/_\w+|_(?=\/)/g, '').replace(/(?<=.)\/$/, '')
    return [{ document: 'site', path, audience }]
  })
  const roomText = readFileSync(join(root, 'apps/web/src/shared/pages.ts'), 'utf8')
  const rooms = [...roomText.matchAll(/path: '([^']+)',\s*audience: '(\w+)'/g)].map(([, path = '', audience = '']) => {
    return { document: 'exam room', path, audience }
  })
  /** @type {Map<string, string[]>} */
  const rows = new Map()
  for (const { document, path, audience } of [...routes, ...rooms]) {
    const key = `${document} | ${audience}`
    rows.set(key, [...(rows.get(key) ?? []), path])
  }
  return [
    '| Document | Audience | Paths |',
    '|---|---|---|',
    ...[...rows]
      .map(([key, paths]) => {
        const cells = paths.toSorted().map((path) => `\`${path}\``)
        return `| ${key} | ${cells.join(', ')} |`
      })
      .toSorted(),
  ].join('\n')
}

/** @returns {string} a Markdown table: which roles have which right */
function rightsTable() {
  const text = readFileSync(join(root, 'packages/api/src/rights.ts'), 'utf8')
  const [, list = ''] = /roles = \[([^\]]*)\]/.exec(text) ?? []
  const namesIn = (/** @type {string} */ quoted) => [...quoted.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  const roles = namesIn(list)
  const rights = [...text.matchAll(/\/\*\* (.+?)\.? \*\/\n\s+'([\w.]+)': \[([^\]]*)\]/g)]
  const rows = rights.map(([, about = '', right = '', able = '']) => {
    const cells = roles.map((role) => (namesIn(able).includes(role) ? 'yes' : ''))
    return `| \`${right}\` | ${about} | ${cells.join(' | ')} |`
  })
  return [
    `| Right | What it allows | ${roles.join(' | ')} |`,
    `|---|---|${roles.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n')
}

const sections = { imports: importChart, paths: pathTable, rights: rightsTable }

/** @param {string} page @param {string} text @returns {string} the page with current sections; throws if one is not found */
export function withCurrentSections(page, text) {
  return (pages[page] ?? []).reduce((current, name) => {
    const pattern = new RegExp(`(<!-- generated: ${name} -->\n)[^]*?(<!-- end -->)`)
    if (!pattern.test(current)) throw new Error(`${page} has no section '${name}'.`)
    return current.replace(pattern, (_, begin, end) => `${begin}\n${sections[name]()}\n\n${end}`)
  }, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  for (const page of Object.keys(pages)) {
    const text = readFileSync(join(root, page), 'utf8')
    const current = withCurrentSections(page, text)
    if (!values.check) writeFileSync(join(root, page), current)
    else if (current !== text) {
      process.stderr.write(`${page} is stale: run node scripts/architecture.mjs.\n`)
      process.exitCode = 1
    }
  }
}
