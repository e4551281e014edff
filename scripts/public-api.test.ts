import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { packageEntries, readManifest } from './packages/entries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The public modules of a package: subpath → absolute path of the source file. */
const publicEntries = (folder: string): [subpath: string, file: string][] =>
  Object.entries(packageEntries(join(root, folder)))
    .filter(([subpath]) => !subpath.startsWith('internal/'))
    .map(([subpath, source]) => [subpath, join(root, folder, source)])

const folders = ['packages/ui', 'packages/exam-kit']
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path))
const rootNames = folders.flatMap((folder) => publicEntries(folder).map(([, file]) => file))
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: rootNames }, ts.sys, root)
const program = ts.createProgram({ rootNames, options: { ...options, types: [] } })
const checker = program.getTypeChecker()

/**
 * The props of a component with `?` for optional ones: its own, and in a second line those of react-aria; without the attributes and events
 * that both declare for all elements. Undefined for anything that is not a component.
 */
function propsOf(symbol: ts.Symbol): string | undefined {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  if (signature === undefined || !/^[A-Z]/.test(symbol.name)) return undefined
  const [parameter] = signature.getParameters()
  const type = parameter && checker.getTypeOfSymbol(parameter)
  const props = (type?.isUnion() ? type.types : type ? [type] : []).flatMap((one) => checker.getPropertiesOfType(one))
  const namesFrom = (origin: RegExp) => {
    const found = props.filter((prop) => prop.declarations?.some((node) => origin.test(node.getSourceFile().fileName)))
    const names = found.map((prop) => `${prop.name}${prop.flags & ts.SymbolFlags.Optional ? '?' : ''}`)
    return [...new Set(names)].toSorted().join(', ')
  }
  const inherited = namesFrom(/\/node_modules\/(?!@types\/react\/|@react-types\/shared\/src\/dom)/)
  return [namesFrom(/\/packages\/[^/]+\/src\//), inherited && `    react-aria: ${inherited}`].filter(Boolean).join('\n')
}

/** An exported name; for a component with its props. */
function describeExport(symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  if (!(target.flags & ts.SymbolFlags.Value)) return `type ${symbol.name}`
  const props = propsOf(target)
  return props === undefined ? symbol.name : `<${symbol.name}> ${props}`.trimEnd()
}

/** The exported names of every module of a package. */
const publicApi = (folder: string): string =>
  publicEntries(folder)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([subpath, file]) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const names = module ? checker.getExportsOfModule(module).map(describeExport) : []
      return [subpath, ...names.toSorted().map((name) => `  ${name}`)].join('\n')
    })
    .join('\n\n')

describe('the public API', () => {
  it.each(folders)(
    'of %s matches its snapshot',
    async (folder) => {
      const { name } = readManifest(join(root, folder))
      await expect(
        `${publicApi(folder)}\n`,
        `The public API of ${name} changed. If you intend it, run \`npm run test:tools -- scripts/public-api.test.ts -u\` and describe it in a changeset.`,
      ).toMatchFileSnapshot(join(root, folder, 'public-api.txt'))
    },
    60_000,
  )

  it.each(folders)('of %s has an entry for each component', (folder) => {
    const entries = Object.keys(packageEntries(join(root, folder)))
    const components = readdirSync(join(root, folder, 'src')).filter((name) => /^[A-Z]/.test(name))
    expect(components.length).toBeGreaterThan(10)
    expect(components.filter((name) => !entries.includes(name) && !entries.includes(`internal/${name}`))).toEqual([])
  })
})
