import ts from 'typescript'
import { parseCatalogue, type CatalogueFile, type ReadSource } from './catalogues'
import { isTextLiteral, messageOf, type Message, type TextLiteral } from './messages'

/** A text that is translated as one. */
export interface Unit extends Message {
  /**
   * The path of its entry, and its form behind a slash: `desk.dayCount/one`. Texts of a helper begin with `@` and its name.
   */
  key: string
  path: string
  /** Line in the file, from 1. */
  line: number
  /** Where its literal stands in the file. */
  start: number
  end: number
}

/** The texts of an area in one language. */
export interface Catalogue {
  units: readonly Unit[]
  /** The keys of all entries, also of those without a text of their own. */
  entries: ReadonlySet<string>
  /** Texts in the language's own script that no unit contains. */
  inCode: readonly { path: string; line: number; text: string }[]
}

/** Where a node stands: in which file, and which names parameters give. */
interface Place {
  file: CatalogueFile
  bound: ReadonlySet<string>
}

/** Reads the catalogue of an area: every literal that a reader sees is a unit. */
export function readCatalogue(path: string, read: ReadSource): Catalogue {
  const files = new Map<string, CatalogueFile>()
  const units: Unit[] = []
  const entries = new Set<string>()
  const seen = new Set<ts.Node>()

  const fileAt = (at: string): CatalogueFile => {
    const file = files.get(at) ?? parseCatalogue(at, read)
    files.set(at, file)
    return file
  }

  const add = (literal: TextLiteral, key: string, { file, bound }: Place) => {
    const message = messageOf(literal, bound)
    const isPart = key.includes('/') || key.startsWith('@')
    if (message.text === '' || (isPart && !letterOrDigit.test(wordsOf(literal)))) return
    const start = literal.getStart()
    const line = file.source.getLineAndCharacterOfPosition(start).line + 1
    units.push({ ...message, key: freeKey(key), path: file.source.fileName, line, start, end: literal.end })
  }

  const keys = new Set<string>()
  const freeKey = (key: string) => {
    let free = key
    for (let count = 2; keys.has(free); count++) free = `${key}/${count}`
    keys.add(free)
    return free
  }

  /** Follows a name to what it stands for. */
  const follow = (name: string, key: string, { file, bound }: Place): void => {
    if (bound.has(name)) return
    const declared = file.declared.get(name)
    const target = file.imported.get(name)
    if (declared !== undefined) visit(declared, key, { file, bound: new Set() })
    else if (target !== undefined) follow(target.name, key, { file: fileAt(target.path), bound: new Set() })
    else if (!key.includes('/')) entries.add(key)
  }

  const visit = (node: ts.Node, key: string, place: Place): void => {
    if (ts.isIdentifier(node)) return follow(node.text, key, place)
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isSpreadElement(node)) return visit(node.expression, `${key}/list`, place)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return visit(node.expression, key, place)
    if (ts.isObjectLiteralExpression(node)) return visitObject(node, key, place)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((element, index) =>
        visit(element, key === '' ? `${index}` : `${key}.${index}`, place),
      )
    if (!key.includes('/')) entries.add(key)
    if (isTextLiteral(node)) {
      add(node, key, place)
      if (ts.isTemplateExpression(node))
        for (const { expression } of node.templateSpans)
          if (!ts.isIdentifier(expression)) visit(expression, `${key}/${nameOf(expression, place)}`, place)
      return
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))
      return visitFunction(node, key, place)
    if (ts.isConditionalExpression(node)) {
      const [yes, no] = formsOf(node.condition)
      visit(node.whenTrue, `${key}/${yes}`, place)
      return visit(node.whenFalse, `${key}/${no}`, place)
    }
    if (ts.isBinaryExpression(node)) return [node.left, node.right].forEach((side) => visit(side, key, place))
    if (ts.isNewExpression(node)) return visitMap(node, key, place)
    if (ts.isCallExpression(node)) visitCall(node, key, place)
  }

  const visitObject = (object: ts.ObjectLiteralExpression, key: string, place: Place) => {
    for (const property of object.properties) {
      if (ts.isSpreadAssignment(property)) visit(property.expression, key, place)
      if (property.name === undefined || ts.isComputedPropertyName(property.name)) continue
      const name = property.name.text
      const inner = key === '' ? name : `${key}.${name}`
      if (ts.isPropertyAssignment(property)) visit(property.initializer, inner, place)
      if (ts.isShorthandPropertyAssignment(property)) follow(name, inner, place)
    }
  }

  /** `new Map([['Reading', '읽기']])` is read like an object. */
  const visitMap = (
    { arguments: [pairs] = ts.factory.createNodeArray() }: ts.NewExpression,
    key: string,
    place: Place,
  ) => {
    for (const pair of pairs !== undefined && ts.isArrayLiteralExpression(pairs) ? pairs.elements : []) {
      const [name, value] = ts.isArrayLiteralExpression(pair) ? pair.elements : []
      if (name !== undefined && value !== undefined && ts.isStringLiteral(name))
        visit(value, `${key}.${name.text}`, place)
    }
  }

  const visitFunction = (
    node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration,
    key: string,
    place: Place,
  ) => {
    const bound = new Set([...place.bound, ...namesIn(node)])
    const inside = { ...place, bound }
    if (node.body === undefined) return
    if (!ts.isBlock(node.body)) return visit(node.body, key, inside)
    const returned = returnedBy(node.body)
    const results = returned.filter((one) => ts.isReturnStatement(one))
    for (const one of returned) {
      if (ts.isReturnStatement(one)) {
        const form = results.length === 1 ? key : `${key}/${results.indexOf(one) + 1}`
        if (one.expression !== undefined) visit(one.expression, form, inside)
      } else if (one.initializer !== undefined) visit(one.initializer, `${key}/${one.name.getText()}`, inside)
    }
  }

  const visitCall = ({ expression, arguments: values }: ts.CallExpression, key: string, place: Place) => {
    if (ts.isIdentifier(expression) && expression.text === 'plural') {
      const forms = values.at(-1)
      if (forms === undefined || !ts.isObjectLiteralExpression(forms)) return
      for (const form of forms.properties)
        if (ts.isPropertyAssignment(form)) visit(form.initializer, `${key}/${form.name.getText()}`, place)
      return
    }
    // `[first, second].filter(…).join(', ')`; a name before a dot has its texts elsewhere, but in `...lines.map(…)`.
    if (ts.isPropertyAccessExpression(expression) && (!ts.isIdentifier(expression.expression) || key.endsWith('/list')))
      visit(expression.expression, key.includes('/') ? key : `${key}/parts`, place)
    for (const value of values) if (ts.isArrowFunction(value)) visit(value, `${key}/each`, place)
  }

  const file = fileAt(path)
  follow('text', '', { file, bound: new Set() })
  // What is left are helpers. Their files are those that the catalogue imports, too.
  for (const { imported } of files.values()) for (const target of imported.values()) fileAt(target.path)
  for (const helper of files.values())
    for (const [name, node] of helper.declared) visit(node, `@${name}`, { file: helper, bound: new Set() })
  entries.forEach((key) => key.startsWith('@') && entries.delete(key))
  return { units, entries, inCode: [...files.values()].flatMap((one) => inCodeOf(one, units)) }
}

/** The forms that a condition chooses between: those of a plural where it compares with 1. */
function formsOf(condition: ts.Expression): [string, string] {
  const text = condition.getText()
  if (text.endsWith('=== 1')) return ['one', 'other']
  return text.endsWith('=== 0') ? ['zero', 'other'] : ['yes', 'no']
}

const nameOf = (expression: ts.Expression, { bound }: Place) => {
  const names = expression.getText().match(/\w+/g) ?? []
  return names.find((name) => bound.has(name)) ?? 'part'
}

/** The names that a function's parameters and variables give. */
function namesIn(node: ts.Node): string[] {
  const names: string[] = []
  const visit = (child: ts.Node): void => {
    const isNamed = ts.isParameter(child) || ts.isBindingElement(child) || ts.isVariableDeclaration(child)
    if (isNamed && ts.isIdentifier(child.name)) names.push(child.name.text)
    const isInner = child !== node && (ts.isArrowFunction(child) || ts.isFunctionExpression(child))
    if (!isInner) ts.forEachChild(child, visit)
  }
  visit(node)
  return names
}

/** The variables and results of a function, in order, without those of functions in it. */
function returnedBy(block: ts.Block): (ts.ReturnStatement | ts.VariableDeclaration)[] {
  const found: (ts.ReturnStatement | ts.VariableDeclaration)[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) || ts.isVariableDeclaration(node)) found.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(block)
  return found
}

/** The text of a literal without its placeholders. */
const wordsOf = (literal: TextLiteral) =>
  ts.isTemplateExpression(literal)
    ? [literal.head, ...literal.templateSpans.map((span) => span.literal)].map(({ text }) => text).join(' ')
    : literal.text

const letterOrDigit = /[\p{L}\p{N}]/u

/** Letters of the languages' own scripts. Single letters of Korean are examples, not words. */
const ownScript = /[가-힣\p{Script=Sinhala}\p{Script=Tamil}]/u

/** Literals in the script of a language that no unit contains. */
function inCodeOf({ source }: CatalogueFile, units: readonly Unit[]): Catalogue['inCode'] {
  const starts = new Set(units.filter(({ path }) => path === source.fileName).map(({ start }) => start))
  const found: { path: string; line: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const start = node.getStart()
    const isName = ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (isTextLiteral(node) && !starts.has(start) && !isName && ownScript.test(wordsOf(node)))
      found.push({
        path: source.fileName,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        text: node.getText(),
      })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
