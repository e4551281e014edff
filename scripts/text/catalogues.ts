import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The languages of translations. */
export const translatedLanguages = ['ko', 'si', 'ta'] as const

/** A language of translations, as a BCP 47 tag. */
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** An area of text: a file `text/en/<name>.ts` that exports `text`, and its translations. */
export interface Area {
  name: string
  /** Path of the English catalogue from the root. */
  path: string
}

/** The folders whose catalogues are translated. */
const folders = ['packages/ui/src', 'packages/exam-kit/src', 'apps/web/src', 'apps/server/src']

/** @returns the areas of text, by name */
export function findAreas(): Area[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\/text\/en\/\w+\.ts$/.test(path) && /^export const text\b/m.test(readSource(path))),
  )
  const areas = paths.map((path) => ({ name: /(\w+)\.ts$/.exec(path)?.[1] ?? '', path }))
  const twice = areas.find(({ name }, index) => areas.findIndex((area) => area.name === name) !== index)
  if (twice !== undefined) throw new Error(`Two areas are named '${twice.name}'. Rename one of them.`)
  return areas.toSorted((first, second) => first.name.localeCompare(second.name))
}

/** @returns the path of an area's catalogue in a language */
export const pathIn = (area: Area, language: string) => area.path.replace('/text/en/', `/text/${language}/`)

/** @returns the text of a file; empty if there is none */
export const readSource = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

/** Reads a source file: a test passes its own texts. */
export type ReadSource = (path: string) => string

/** A catalogue's file with the names that it declares and imports. */
export interface CatalogueFile {
  source: ts.SourceFile
  /** What each constant or function at the top of the file is. */
  declared: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration>
  /** Names imported from other files of texts: the file and the name in it. */
  imported: ReadonlyMap<string, { path: string; name: string }>
}

/** @returns a file of a catalogue, parsed */
export function parseCatalogue(path: string, read: ReadSource): CatalogueFile {
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  const declared = new Map<string, ts.Expression | ts.FunctionDeclaration>()
  const imported = new Map<string, { path: string; name: string }>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      declared.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined) declared.set(name.text, initializer)
    }
    if (ts.isImportDeclaration(statement))
      for (const [name, target] of importsOf(path, statement)) imported.set(name, target)
  }
  return { source, declared, imported }
}

/** The values that an import takes from another file of texts. */
function importsOf(path: string, { importClause, moduleSpecifier }: ts.ImportDeclaration) {
  if (importClause === undefined || importClause.isTypeOnly || !ts.isStringLiteral(moduleSpecifier)) return []
  const target = `${join(path, '..', moduleSpecifier.text).replaceAll('\\', '/')}.ts`
  const { namedBindings } = importClause
  if (!moduleSpecifier.text.startsWith('.') || !/\/text\/\w+\/\w+\.ts$/.test(target)) return []
  if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) return []
  return namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { path: target, name: propertyName?.text ?? name.text }] as const)
}
