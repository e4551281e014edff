import ts from 'typescript'

/** A text as a translator sees it, `{count} words`, and what stands for each placeholder in code. */
export interface Message {
  text: string
  /** Placeholder to expression: `count` to `words.length`. */
  placeholders: ReadonlyMap<string, string>
}

/** A literal of a text: `'Next'` or `` `${count} words` ``. */
export type TextLiteral = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

export const isTextLiteral = (node: ts.Node): node is TextLiteral =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)

const escapeBraces = (text: string) => text.replaceAll(/[{}]/g, '$&$&')

/**
 * Reads a literal. A placeholder is named after the parameters in its expression: `{error}` for `${marks(error)}`; without one, after its last
 * name.
 *
 * @param bound names of parameters and variables around the literal
 */
export function messageOf(literal: TextLiteral, bound: ReadonlySet<string>): Message {
  if (!ts.isTemplateExpression(literal)) return { text: escapeBraces(literal.text), placeholders: new Map() }
  const placeholders = new Map<string, string>()
  const parts = literal.templateSpans.map(({ expression, literal: after }) => {
    const name = placeholderOf(expression, bound, placeholders)
    placeholders.set(name, expression.getText())
    return `{${name}}${escapeBraces(after.text)}`
  })
  return { text: escapeBraces(literal.head.text) + parts.join(''), placeholders }
}

function placeholderOf(expression: ts.Expression, bound: ReadonlySet<string>, taken: ReadonlyMap<string, string>) {
  // `operator.email` and `now()` read no parameter.
  const [ownName = 'value'] = expression.getText().match(/\w+(?=\W*$)/) ?? []
  const base = parametersIn(expression, bound).join('_') || ownName
  const isFree = (name: string) => !taken.has(name) || taken.get(name) === expression.getText()
  let name = base
  for (let count = 2; !isFree(name); count++) name = `${base}${count}`
  return name
}

/** The bound names that an expression reads, in order, each once. */
function parametersIn(expression: ts.Expression, bound: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) visit(node.expression)
    else if (ts.isIdentifier(node) && bound.has(node.text)) found.add(node.text)
    else ts.forEachChild(node, visit)
  }
  visit(expression)
  return [...found]
}

const pieces = /\{\{|\}\}|\{([^{}]*)\}/g

/** @returns the names of the placeholders in a text, sorted, each once */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...text.matchAll(pieces)].flatMap(([, name]) => name ?? []))].toSorted()

/** @returns what a translation keeps of a text, as it is written: placeholders, `{count}`, and parts of `withParts`, `{{terms}}` */
export const keptIn = (text: string): string[] => [
  ...placeholdersIn(text).map((name) => `{${name}}`),
  ...new Set(text.match(/\{\{\w+\}\}/g)?.toSorted()),
]

/** @returns the tags in a text, sorted: `<b>`, `</b>` */
export const tagsIn = (text: string): string[] => (text.match(/<\/?[a-z][^<>]*>/gi) ?? []).toSorted()

// A no-break space cannot be told from a space in code.
const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0')

/** Splits a text into words and names of placeholders, which follow each other. */
function split(text: string): { words: string[]; names: string[] } {
  const words = ['']
  const names: string[] = []
  let end = 0
  for (const match of text.matchAll(pieces)) {
    const [piece, name] = match
    const before = `${words.pop() ?? ''}${text.slice(end, match.index)}`
    end = match.index + piece.length
    if (name === undefined) words.push(before + piece.slice(1))
    else {
      names.push(name)
      words.push(before, '')
    }
  }
  words.push(`${words.pop() ?? ''}${text.slice(end)}`)
  return { words, names }
}

/** @returns a text as a literal, with the quotes that the formatter chooses */
export function literalOf({ text, placeholders }: Message): string {
  const { words, names } = split(text)
  if (placeholders.size > 0) {
    const parts = words.map((part) => escapeText(part).replaceAll('`', '\\`').replaceAll('${', '\\${'))
    return `\`${parts.map((part, index) => (index === 0 ? part : `\${${placeholders.get(names[index - 1] ?? '') ?? ''}}${part}`)).join('')}\``
  }
  const plain = words.join('')
  const count = (quote: string) => plain.split(quote).length
  const quote = count("'") > count('"') ? '"' : "'"
  return quote + escapeText(plain).replaceAll(quote, `\\${quote}`) + quote
}

/** What a control character is, beside the line feed: C0, C1, separators of lines, half a character. */
const control = /[\p{Cc}\u2028\u2029\p{Cs}]/u

/** @returns why a translation cannot replace another, in sentences; `before`: what it replaces, `source`: in English */
export function faultsOf(translation: string, before: string, source: string): string[] {
  const faults: string[] = []
  const wanted = keptIn(before)
  const found = keptIn(translation)
  for (const name of wanted) if (!found.includes(name)) faults.push(`The placeholder ${name} is missing.`)
  for (const name of found) if (!wanted.includes(name)) faults.push(`There is no placeholder ${name}.`)
  if (/[{}]/.test(translation.replaceAll(pieces, ''))) faults.push('A brace { or } stands alone.')
  if (tagsIn(translation).join() !== tagsIn(source).join())
    faults.push(
      `The tags differ: ${tagsIn(translation).join(' ') || 'none'} for ${tagsIn(source).join(' ') || 'none'}.`,
    )
  if (control.test(source.includes('\n') ? translation.replaceAll('\n', '') : translation))
    faults.push('It contains a control character.')
  if (!/\S/.test(translation)) faults.push('It is empty.')
  return faults
}
