import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { weighPages, weighStaffPages } from './page-weight.mjs'

/** Incompressible text. */
const noise = (kilobytes: number) => randomBytes(kilobytes * 750).toString('base64')

const manifest = {
  'index.html': { file: 'assets/site.js', imports: ['_react.js'], css: ['assets/site.css'] },
  'exam.html': { file: 'assets/exam.js', imports: ['_react.js'], dynamicImports: ['later.ts'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
  'later.ts': { file: 'assets/later.js' },
}

let dist = ''
const write = (file: string, content: string) => writeFileSync(join(dist, file), content)
const writePages = (...pages: object[]) => write('pages.json', JSON.stringify({ pages }))
const documentOf = (file: string) => ({ en: { file, chunks: [file] } })
const page = { path: '/', documents: documentOf('index.html'), budget: { js: 100, css: 10 } }

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'naru-weight-'))
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder))
  write('.vite/manifest.json', JSON.stringify(manifest))
  for (const name of ['site', 'exam', 'react', 'shared', 'later']) write(`assets/${name}.js`, noise(10))
  for (const name of ['site', 'shared']) write(`assets/${name}.css`, noise(3))
  write('index.html', '<script type="module" src="/assets/site.js"></script>')
  write('exam.html', '')
})
afterEach(() => rmSync(dist, { recursive: true }))

/** A size in files of noise(10), each of which has at least 7.5 KB. */
const files = (kilobytes: number) => Math.round(kilobytes / 7.6)

describe('weighPages', () => {
  it('counts the chunks and all their static imports once, and no dynamic import', () => {
    writePages(page, { ...page, path: '/quiz', documents: documentOf('exam.html') })
    const [site, exam] = weighPages(dist)
    expect([site?.js, exam?.js].map((js) => files(js ?? 0))).toEqual([3, 3])
    expect(site?.css).toBeGreaterThan((exam?.css ?? 0) * 1.9)
    expect(site).toMatchObject({ path: '/', isOver: false })
  })

  it('counts inline code and files that the document references, but no data', () => {
    write('assets/early.js', noise(10))
    const inPage = `<script>${noise(10)}</script><script type="speculationrules">${noise(10)}</script><style>${noise(3)}</style>`
    write('index.html', `<script src="/assets/early.js"></script>${inPage}`)
    writePages(page)
    const [site] = weighPages(dist)
    expect(files(site?.js ?? 0)).toBe(5)
    expect(site?.css).toBeGreaterThan(6)
  })

  it.each([
    { js: 10, css: 100 },
    { js: 100, css: 1 },
  ])('compares with a budget of $js KB of code and $css KB of styles', (budget) => {
    writePages({ ...page, budget })
    expect(weighPages(dist)).toMatchObject([{ isOver: true }])
  })

  it.each([
    [5, false],
    [20, true],
  ])('weighs a page in another language by what it has beyond English: %i KB', (kilobytes, isOver) => {
    write('index.si.html', `<script type="module" src="/assets/site.js"></script><p>${noise(kilobytes)}</p>`)
    const si = { file: 'index.si.html', chunks: ['index.html'] }
    writePages({ ...page, documents: { ...page.documents, si } })
    const [site] = weighPages(dist)
    expect(site?.isOver).toBe(isOver)
    expect(Math.abs((site?.more['si'] ?? 0) - kilobytes * 0.76)).toBeLessThan(1)
  })

  it.each([
    [10, false],
    [60, true],
  ])('weighs practice with its run by what it loads beyond the dashboard: %i KB', (kilobytes, isOver) => {
    const keys = ['src/practice/run/Run.tsx', '_exam-text-en-hash.js', 'src/text/en/practiceParts.json']
    const own = { file: 'assets/run.js', imports: ['_react.js'] }
    write('.vite/manifest.json', JSON.stringify({ ...manifest, ...Object.fromEntries(keys.map((key) => [key, own])) }))
    write('assets/run.js', noise(kilobytes))
    writePages({ ...page, path: '/dashboard' }, { ...page, path: '/practice' })
    const [dashboard, practice] = weighPages(dist)
    expect(dashboard?.beyond).toBeUndefined()
    expect(practice).toMatchObject({ isOver, beyond: { page: '/dashboard', most: 42 } })
    expect(Math.abs((practice?.beyond?.size ?? 0) - kilobytes * 0.76)).toBeLessThan(1)
  })

  it('rejects a missing chunk', () => {
    writePages({ ...page, path: '/dashboard' }, { ...page, path: '/practice' })
    expect(() => weighPages(dist)).toThrow("The manifest has no chunk '/practice/run/Run.tsx'.")
    writePages({ ...page, documents: { en: { file: 'index.html', chunks: ['src/routes/gone.tsx'] } } })
    expect(() => weighPages(dist)).toThrow("The manifest has no chunk 'src/routes/gone.tsx'.")
  })

  it.each([
    ['/', 159],
    ['/quiz', 161],
    ['/quiz/$examId', 161],
  ])('rejects a budget for %s of %i KB', (path, js) => {
    writePages({ ...page, path, budget: { js } })
    expect(() => weighPages(dist)).toThrow('at most')
  })
})

test('weighStaffPages counts document, frame and route of each page, in the frame or without it', () => {
  const route = (file: string) => `src/routes/${file}.tsx?tsr-split=component`
  const pages = { _staff: 'react', '_staff/admin/index': 'later', 'desk.preview.$paperId': 'later' }
  const chunks = Object.entries(pages).map(([name, file]) => [route(name), { file: `assets/${file}.js` }])
  const entry = { file: 'assets/site.js', css: ['assets/site.css'] }
  write('.vite/manifest.json', JSON.stringify({ 'index.html': entry, ...Object.fromEntries(chunks) }))
  write('index.html', '<script type="module" src="/staff/assets/site.js"></script>')
  const found = weighStaffPages(dist)
  expect(found.map(({ path, js }) => [path, files(js)])).toEqual([
    ['/admin', 3],
    ['/desk/preview/$paperId', 2],
  ])
})
