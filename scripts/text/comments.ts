import { join } from 'node:path'
import ts from 'typescript'
import { root } from './catalogues'

/** @returns what the comments in code say of an entry, by its path; empty if nothing */
export function commentsOf(path: string): (key: string) => string {
  const program = ts.createProgram([join(root, path)], {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(root, path))
  const file = source && checker.getSymbolAtLocation(source)
  const text = file && checker.getExportsOfModule(file).find(({ name }) => name === 'text')
  return (key) => {
    let symbol = text
    for (const name of key.split('.')) symbol = symbol && checker.getTypeOfSymbol(symbol).getProperty(name)
    if (symbol === undefined) return ''
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`)
    return [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags]
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
}
