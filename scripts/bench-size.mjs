// `npm run bench:size`: compares the code and styles that each page loads initially with its budget in the route table. Reads the built site
// (dist/pages.json and Vite's manifest); fails if a page exceeds its budget.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { weighPages } from './page-weight.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'apps/web/dist')
if (!existsSync(join(dist, 'pages.json'))) {
  console.error('No built site found: run npm run build.')
  process.exit(1)
}

const weights = weighPages(dist).toSorted((a, b) => a.path.localeCompare(b.path))
const cell = (/** @type {number} */ kilobytes) => kilobytes.toFixed(1).padStart(8)
console.log(`  ${'KB, brotli'.padEnd(30)}       JS  of max    left      CSS  of max`)
for (const { path, js, css, budget, isOver } of weights) {
  console.log(
    `${isOver ? '✗' : '✓'} ${path.padEnd(30)} ${cell(js)}${cell(budget.js)}${cell(budget.js - js)} ${cell(css)}${cell(budget.css)}`,
  )
}
mkdirSync(join(root, '.build'), { recursive: true })
writeFileSync(join(root, '.build/bench-size.json'), `${JSON.stringify(weights, null, 2)}\n`)

const over = weights.filter(({ isOver }) => isOver)
console.log(over.length === 0 ? '\nEvery page is within its budget.' : `\n${over.length} pages exceed their budget.`)
process.exitCode = over.length === 0 ? 0 : 1
