// `npm run check:packages`: packs the built packages, installs them with their peers in an empty Vite app outside the workspace, checks its
// types, builds it, takes an exam in it without our server, and measures a Button's size.
import react from '@vitejs/plugin-react'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, requireChromium } from './browser.mjs'

/** Maximum size of a Button beyond React, in gzipped bytes. */
const buttonBudget = 25 * 1024

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'naru-consumer-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 0) return stdout
  process.stderr.write(`${command} ${args.join(' ')} in ${cwd} failed:\n${stdout}${stderr}\n`)
  process.exit(1)
}

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** @param {string} path @returns {Record<string, string>} a workspace's devDependencies */
const devDependenciesOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).devDependencies
const versions = {
  ...devDependenciesOf('.'),
  ...devDependenciesOf('packages/ui'),
  ...devDependenciesOf('packages/api'),
}
/** @type {Record<string, string>} */
const packed = {}
for (const name of ['ui', 'exam-kit', 'api']) {
  const dist = join(root, 'packages', name, 'dist')
  const tarball = run('npm', ['pack', '--silent', '--pack-destination', folder], dist).trim()
  packed[`@naru/${name}`] = `file:${join(folder, tarball)}`
}

cpSync(join(root, 'scripts/consumer'), folder, { recursive: true })
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...packed,
      '@tanstack/react-query': versions['@tanstack/react-query'],
      react: versions['react'],
      'react-aria-components': versions['react-aria-components'],
      'react-dom': versions['react-dom'],
      '@types/react': versions['@types/react'],
      '@types/react-dom': versions['@types/react-dom'],
    },
    // The packages are not published, so exam-kit resolves ui from its tarball.
    overrides: { '@naru/ui': packed['@naru/ui'] },
  }),
)
run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], folder)

for (const resolution of ['bundler', 'nodenext']) {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: resolution === 'nodenext' ? 'nodenext' : 'ESNext',
        moduleResolution: resolution,
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        allowImportingTsExtensions: true,
        skipLibCheck: false,
        types: [],
      },
      files: resolution === 'nodenext' ? ['names.ts'] : ['main.tsx', 'names.ts'],
    }),
  )
  run(process.execPath, [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder], folder)
}

/** @param {string} entry @param {string} outDir @returns {Promise<string>} */
async function bundle(entry, outDir) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(folder, outDir), target: 'es2022', rollupOptions: { input: join(folder, entry) } },
  })
  return join(folder, outDir)
}

/** @param {string} dist @returns gzipped bytes of code and styles */
const sizeOf = (dist) =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length, 0)

/** Builds and measures a one-line app. @param {string} name @param {string} code */
async function measureApp(name, code) {
  writeFileSync(join(folder, `${name}.jsx`), code)
  writeFileSync(join(folder, `${name}.html`), `<div id="root"></div><script type="module" src="/${name}.jsx"></script>`)
  return sizeOf(await bundle(`${name}.html`, `out-${name}`))
}

const plain = await measureApp(
  'plain',
  `import { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')).render(<button>Go</button>)\n`,
)
const withButton = await measureApp(
  'with-button',
  `import { createRoot } from 'react-dom/client'\nimport { Button } from '@naru/ui/Button'\ncreateRoot(document.getElementById('root')).render(<Button>Go</Button>)\n`,
)
const cost = withButton - plain
process.stdout.write(
  `@naru/ui/Button beyond React: ${(cost / 1024).toFixed(1)} KB gzip, budget ${buttonBudget / 1024}\n`,
)
if (cost > buttonBudget) fail('The Button exceeds its budget.')

const outDir = await bundle('index.html', 'out')
const server = await preview({
  configFile: false,
  root: folder,
  logLevel: 'error',
  build: { outDir },
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
  process.stdout.write('An exam was taken and graded in a separate app without our server.\n')
} finally {
  await browser.close()
  await server.close()
}
