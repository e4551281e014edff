// `npm run bench:size`: compares the code and styles that each page loads initially with its budget in the route table; those of the staff's
// pages are in `page-weight.mjs`. Reads the built apps (dist/pages.json and Vite's manifests); fails if a page exceeds its budget, or in another
// language that of English by too much.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languageBudget, weighPages, weighStaffPages } from './page-weight.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'apps/web/dist')
if (!existsSync(join(dist, 'pages.json'))) {
  console.error('No built site found: run npm run build.')
  process.exit(1)
}

const byPath = (/** @type {{ path: string }} */ a, /** @type {{ path: string }} */ b) => a.path.localeCompare(b.path)
const weights = [
  ...weighPages(dist).toSorted(byPath),
  ...weighStaffPages(join(root, 'apps/staff/dist')).toSorted(byPath),
]
const cell = (/** @type {number} */ kilobytes) => kilobytes.toFixed(1).padStart(8)
const more = (/** @type {number | undefined} */ kilobytes) =>
  kilobytes === undefined ? '' : `${kilobytes < 0 ? '−' : '+'}${Math.abs(kilobytes).toFixed(1)}`.padStart(8)
const languages = Object.keys(weights[0]?.more ?? {})
console.log(
  `  ${'KB, brotli'.padEnd(30)}       JS  of max    left      CSS  of max ${languages.map((tag) => tag.padStart(8)).join('')}`,
)
for (const weight of weights) {
  const { path, js, css, budget, isOver } = weight
  console.log(
    `${isOver ? '✗' : '✓'} ${path.padEnd(30)} ${cell(js)}${cell(budget.js)}${cell(budget.js - js)} ${cell(css)}${cell(budget.css)} ${languages.map((tag) => more(weight.more[tag])).join('')}`,
  )
}
console.log(`\n${languages.join(', ')}: document, code and styles beyond English, at most ${languageBudget} KB.`)
for (const { path, beyond } of weights) {
  if (beyond === undefined) continue
  const { page, size, most } = beyond
  console.log(`${path}: ${size.toFixed(1)} KB of code and styles beyond ${page}, with its run; at most ${most} KB.`)
}
mkdirSync(join(root, '.build'), { recursive: true })
writeFileSync(join(root, '.build/bench-size.json'), `${JSON.stringify(weights, null, 2)}\n`)

const over = weights.filter(({ isOver }) => isOver)
console.log(over.length === 0 ? '\nEvery page is within its budget.' : `\n${over.length} pages exceed their budget.`)
process.exitCode = over.length === 0 ? 0 : 1
