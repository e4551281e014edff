// `npm run build:packages`: builds @naru/ui, @naru/exam-kit and @naru/api for publishing into each package's `dist`:
// ES modules that import their own styles, types, font files, design tokens, README, CHANGELOG, LICENSE and package.json.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { exportedTokens } from '../../packages/ui/src/theme/exported'
import { packageEntries, readManifest } from './entries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { repository } = readManifest(root)
const site = repository?.url.replace(/^git\+|\.git$/g, '')
const typesFolder = join(root, '.build/types')

/** Bundled: their runtime code is small and fixed at build time. Types may still import them. */
const bundled = /^@vanilla-extract\//

/** @param {string} specifier */
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/**
 * Lets each module import its own styles by `#styles/…`, which `imports` of package.json resolves: Node, which renders on servers and cannot read
 * styles, gets none.
 *
 * @param {Map<string, string>} foreign is filled: the styles of other packages by their import
 * @returns {import('vite').Plugin}
 */
const importStyles = (foreign) => ({
  name: 'naru:import-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const own = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import '#styles/${posix.basename(file)}'`)
      const code = chunk.code.replaceAll(/^import ['"]([^.#'"][^'"]*\.css)['"]/gm, (_, path) => {
        foreign.set(`#styles/${basename(path)}`, path)
        return `import '#styles/${basename(path)}'`
      })
      // What begins so may be imported by a server component of React.
      const mark = chunk.isEntry && inBrowser.test(chunk.name) ? ["'use client'"] : []
      chunk.code = [...mark, ...own, code].join('\n')
    }
  },
})

/** Entries with components or hooks. */
const inBrowser = /^(?:internal\/)?(?:[A-Z]|language|react|text|lazyComponent)/

/** Keeps fonts as files, which a browser loads when their letters are on the page. @type {import('vite').Plugin} */
const fontFiles = {
  name: 'naru:font-files',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? code.replaceAll(/\.woff2(?=['"])/g, '.woff2?no-inline') : undefined),
}

/**
 * Redirects reads of the contract in the repository to its copy in `dist`.
 *
 * @returns {import('vite').Plugin}
 */
function redirectContract() {
  return {
    name: 'naru:redirect-contract',
    enforce: 'pre',
    transform: (code) =>
      code.replace(/new URL\('(?:\.\.\/)+openapi\.yaml'/, "new URL(/* @vite-ignore */ './openapi.yaml'"),
  }
}

/** Resolves a declaration's relative import to a path with the extension that every resolver supports. @param {string} from @param {string} specifier */
function resolveDeclaration(from, specifier) {
  const target = join(dirname(from), specifier)
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`
  if (existsSync(join(target, 'index.d.ts'))) return `${specifier === '.' ? '.' : specifier}/index.js`
  throw new Error(`${relative(root, from)} imports ${specifier}, which has no types.`)
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** @param {string} file JSON @returns {string} its declaration: every text is a string */
const jsonTypes = (file) =>
  `declare const messages: ${readFileSync(file, 'utf8').replaceAll(/: "(?:[^"\\]|\\.)*"/g, ': string')}\nexport default messages\n`

/** @param {string} folder of the package @param {string} target */
function copyTypes(folder, target) {
  cpSync(join(typesFolder, basename(folder), 'src'), target, {
    recursive: true,
    filter: (path) => !/(?:\.(?:stories|test)|StoryParts)\.d\.ts$/.test(path),
  })
  for (const file of filesBelow(join(folder, 'src')).filter((file) => /[\\/]text[\\/]en[\\/]\w+\.json$/.test(file))) {
    const types = join(target, `${relative(join(folder, 'src'), file)}.d.ts`)
    mkdirSync(dirname(types), { recursive: true })
    writeFileSync(types, jsonTypes(file))
  }
  for (const file of filesBelow(target)) {
    const text = readFileSync(file, 'utf8')
      // An internal package that the query library re-exports.
      .replaceAll('@tanstack/query-core', '@tanstack/react-query')
      // Side-effect imports have no types.
      .replaceAll(/^import ['"][^'"]*['"];?$\n?/gm, '')
      .replaceAll(/(from |import\()(['"])(\.[^'"]*)\2/g, (_, word, quote, path) => {
        return `${word}${quote}${resolveDeclaration(file, path)}${quote}`
      })
    writeFileSync(file, text)
  }
  // Types of styles that no other type names.
  const all = filesBelow(target)
  const texts = all.map((file) => readFileSync(file, 'utf8'))
  for (const file of all.filter((file) => file.endsWith('.css.d.ts')))
    if (!texts.some((text) => text.includes(`/${basename(file, '.d.ts')}.js`))) rmSync(file)
}

/** The packages that built code, types and styles import. @param {string} folder @param {Map<string, string>} styles */
function importsBelow(folder, styles) {
  const names = filesBelow(folder)
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:(?<!['"])from\s*|import\(|import\s*)['"]([^.#'"\s][^'"\s]*)['"]/g),
    ])
    .map(([, name = '']) => name)
  const packages = [...names, ...styles.values()].filter((name) => !/^(?:\.|node:)/.test(name)).map(packageOf)
  return [...new Set(packages)].toSorted()
}

/** @param {string} name short name */
async function buildPackage(name) {
  const folder = join(root, 'packages', name)
  const dist = join(folder, 'dist')
  const manifest = readManifest(folder)
  const entries = packageEntries(folder)
  rmSync(dist, { recursive: true, force: true })

  /** @type {Map<string, string>} */
  const foreignStyles = new Map()
  await build({
    configFile: false,
    base: './',
    root: folder,
    logLevel: 'warn',
    plugins: [
      redirectContract(),
      fontFiles,
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      importStyles(foreignStyles),
    ],
    build: {
      outDir: dist,
      target: 'es2022',
      minify: false,
      cssCodeSplit: true,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([key, file]) => [key, join(folder, file)])),
        formats: ['es'],
      },
      rollupOptions: {
        external: (id) => !/^[./\0]/.test(id) && !id.startsWith(root) && !bundled.test(id),
        output: { chunkFileNames: 'parts/[name]-[hash].js', assetFileNames: 'parts/[name][extname]' },
      },
    },
  })
  copyTypes(folder, join(dist, 'types'))
  const contract = manifest.exports['./openapi.yaml']
  if (contract !== undefined) copyFileSync(join(folder, contract), join(dist, 'openapi.yaml'))
  const tokens = manifest.exports['./tokens/*']
  if (tokens !== undefined) {
    mkdirSync(join(dist, 'tokens'))
    for (const [name, content] of Object.entries(exportedTokens())) writeFileSync(join(dist, 'tokens', name), content)
  }
  const hasTexts = manifest.exports['./text/*'] !== undefined
  if (hasTexts) cpSync(join(folder, 'text'), join(dist, 'text'), { recursive: true })
  for (const name of ['README.md', 'CHANGELOG.md', 'sizes.json'])
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(dist, name))
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'))

  const known = { ...manifest.dependencies }
  const peers = manifest.peerDependencies ?? {}
  const used = importsBelow(dist, foreignStyles).filter((used) => used !== manifest.name && !(used in peers))
  const unknown = used.filter((used) => !(used in known))
  if (unknown.length > 0) throw new Error(`${manifest.name} uses ${unknown.join(', ')} without depending on it.`)

  const exported = Object.keys(entries)
    .toSorted()
    .map((key) => {
      const source = entries[key] ?? ''
      const types = `./types/${source.slice('src/'.length).replace(/\.tsx?$/, '.d.ts')}`
      return [key === 'index' ? '.' : `./${key}`, { types, default: `./${key}.js` }]
    })
  writeFileSync(join(dist, 'noStyles.js'), '')
  writeFileSync(
    join(dist, 'package.json'),
    `${JSON.stringify(
      {
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        license: manifest.license,
        repository: { ...repository, directory: `packages/${name}` },
        homepage: `${site}/tree/main/packages/${name}#readme`,
        bugs: `${site}/issues`,
        type: 'module',
        sideEffects: ['**/*.css', './theme/global.js', './internal/base.js', './internal/fonts*.js'],
        exports: {
          ...Object.fromEntries(exported),
          ...(tokens !== undefined && { './tokens/*': './tokens/*' }),
          ...(hasTexts && { './text/*': './text/*' }),
          ...(contract !== undefined && { './openapi.yaml': './openapi.yaml' }),
          './package.json': './package.json',
        },
        imports: {
          '#styles/*': { node: './noStyles.js', default: './parts/*' },
          ...Object.fromEntries(
            [...foreignStyles].map(([key, path]) => [key, { node: './noStyles.js', default: path }]),
          ),
        },
        dependencies: Object.fromEntries(used.map((used) => [used, known[used]])),
        peerDependencies: peers,
        ...(manifest.peerDependenciesMeta !== undefined && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
      },
      null,
      2,
    )}\n`,
  )
  process.stdout.write(
    `${manifest.name} ${manifest.version}: ${Object.keys(entries).length} entries in ${relative(root, dist)}\n`,
  )
}

mkdirSync(typesFolder, { recursive: true })
const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.packages.json')], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(1)
for (const name of ['ui', 'exam-kit', 'api']) await buildPackage(name)
