// `npm run check:packages`: packs the built packages, installs them in a copy of examples/exam-page outside the workspace, checks the types of the page
// and of the examples in the READMEs, renders on a server, weighs each component, and takes the exam in a browser. `--update` writes the sizes.
import { build as bundle } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, requireChromium } from '../browser.mjs'
import { packageEntries } from './entries.mjs'

/** How much the styles of theme and Button may weigh, and a component more than is written of it; gzip. */
const themeBudget = 20
const tolerance = 0.3

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-consumer-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd = folder) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${command} ${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}`)
  return stdout
}

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const names = ['ui', 'exam-kit', 'api']
const manifest = JSON.parse(readFileSync(join(root, 'examples/exam-page/package.json'), 'utf8'))
cpSync(join(root, 'examples/exam-page'), folder, { recursive: true })
for (const name of names) {
  const dist = join(root, 'packages', name, 'dist')
  const tarball = run('npm', ['pack', '--silent', '--pack-destination', folder], dist).trim()
  manifest.dependencies[`@naru/${name}`] = `file:${join(folder, tarball)}`
  const text = readFileSync(join(dist, 'README.md'), 'utf8')
  for (const [index, [, code = '']] of [...text.matchAll(/```tsx\n(.*?)```/gs)].entries())
    writeFileSync(join(folder, `readme-${name}-${index}.tsx`), code)
  const [dead] = text.match(/\]\((?!https:|#)[^)]*\)/) ?? []
  if (dead !== undefined) fail(`The README of @naru/${name} links to what is not published: ${dead}`)
}
// The packages are not published, so exam-kit resolves ui from its tarball.
manifest.overrides = { '@naru/ui': manifest.dependencies['@naru/ui'] }
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'])

for (const resolution of [[], ['--module', 'nodenext', '--moduleResolution', 'nodenext']])
  run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder, ...resolution])

writeFileSync(
  join(folder, 'server.mjs'),
  `import { ResultGauge } from '@naru/exam-kit/ResultGauge'
import { vars } from '@naru/ui/theme'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
const { prelude } = await prerenderToNodeStream(createElement(ResultGauge, { score: 8, maximum: 10, percentage: 80, verdict: 'good' }))
let html = vars.color.ink
for await (const part of prelude) html += part
process.stdout.write(html)`,
)
if (!run(process.execPath, ['server.mjs']).includes('80')) fail('A server renders no gauge.')

/** Gzipped KB of code and styles that an app loads at once beyond React. @param {string} code */
async function sizeOf(code) {
  const { outputFiles, metafile } = await bundle({
    stdin: { contents: code, resolveDir: folder },
    outdir: folder,
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    absWorkingDir: folder,
    loader: { '.woff2': 'file' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  })
  /** @param {string} name @returns {string[]} a chunk and those that it imports */
  const loaded = (name) => [
    name,
    ...(metafile.outputs[name]?.imports ?? []).flatMap(({ kind, path }) =>
      kind === 'import-statement' && path in metafile.outputs ? loaded(path) : [],
    ),
  ]
  const [code_, styles] = ['.js', '.css'].map((end) =>
    outputFiles
      .filter(({ path }) => path.endsWith(end))
      .filter(({ path }) => end === '.css' || new Set(loaded('stdin.js')).has(path.slice(folder.length + 1)))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length / 1024, 0),
  )
  return [code_ ?? 0, styles ?? 0].map((size) => Math.round(size * 10) / 10)
}

const [, themeStyles = 0] = await sizeOf(`import '@naru/ui/theme/global'\nexport * from '@naru/ui/Button'`)
process.stdout.write(`Styles of theme and Button: ${themeStyles} KB gzip, at most ${themeBudget}\n`)
if (themeStyles > themeBudget) fail('Theme and Button exceed their budget.')

const isUpdate = process.argv.includes('--update')
const larger = []
for (const name of ['ui', 'exam-kit']) {
  const file = join(root, 'packages', name, 'sizes.json')
  const written = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {Record<string, number[]>} */
  const sizes = {}
  for (const entry of Object.keys(packageEntries(join(root, 'packages', name))).filter((key) => /^[A-Z]/.test(key))) {
    sizes[entry] = await sizeOf(`export * from '@naru/${name}/${entry}'`)
    if (sizes[entry].some((size, at) => size > (written[entry]?.[at] ?? 0) + tolerance))
      larger.push(
        `@naru/${name}/${entry}: ${sizes[entry].join(' and ')} KB of code and styles, written ${written[entry]}`,
      )
  }
  const lines = Object.entries(sizes).map(([entry, [code, styles]]) => `  "${entry}": [${code}, ${styles}]`)
  if (isUpdate) writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
if (!isUpdate && larger.length > 0) fail(`${larger.join('\n')}\nIf it is worth it: npm run check:packages -- --update`)

await build({ root: folder, logLevel: 'error' })
const server = await preview({
  configFile: false,
  root: folder,
  logLevel: 'error',
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs })
try {
  const page = await browser.newPage()
  /** @type {string[]} */
  const problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.getByRole('radio', { name: '사과' }).check()
  await page.getByRole('button', { name: 'Proceed to Listening' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Proceed/ })
    .click()
  await page.getByText('Please answer the question').waitFor()
  await page.getByRole('radio', { name: 'Two' }).check()
  await page.getByText('10 / 10 marks').waitFor()
  await page.getByText('Attempt 1', { exact: true }).waitFor()
  const style = await page
    .getByRole('button', { name: 'Expand All' })
    .evaluate((element) => getComputedStyle(element).borderRadius)
  if (style === '0px') fail('The exam has no styles.')
  if (problems.length > 0) fail(`The page reported errors:\n${problems.join('\n')}`)
  process.stdout.write('The exam of examples/exam-page was taken and graded without our server.\n')
} finally {
  await browser.close()
  await server.close()
}
