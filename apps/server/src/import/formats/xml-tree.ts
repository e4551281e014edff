import sax from 'sax'
import { formatOf } from './markup'

/** An element of an XML document. Names and attributes of QTI 3.0 are those of 2.2: `choiceInteraction`. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
  /** From 1. */
  line: number
}

const MOST_LEVELS = 100
/** Maximum number of elements of a document; one takes some hundred bytes. */
const MOST_ELEMENTS = 50_000

/** Elements that may follow, in one document or in several together; negative once there were more. */
export interface XmlBudget {
  elements: number
}

/** Characters that are parsed at once; the most of a name, value or comment. */
const PIECE = 64 * 1024

/** Its types lack `strictEntities`: only the five entities of XML. */
const parserOptions = { position: true, strictEntities: true }

/** What makes a document unfit. */
class XmlFault extends Error {}

const camelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const normalName = (name: string) => {
  const local = name.slice(name.indexOf(':') + 1)
  return local.startsWith('qti-') ? camelCase(local.slice(4)) : local
}

const build = (source: string, budget: XmlBudget): XmlNode | undefined => {
  const parser = sax.parser(true, parserOptions)
  const refuse = (what: string): never => {
    throw new XmlFault(`has ${what} in line ${parser.line + 1}, which cannot be imported`)
  }
  const open: XmlNode[] = []
  let root: XmlNode | undefined
  const onerror = () => {
    throw new XmlFault(`is no XML, or broken in line ${parser.line + 1}`)
  }
  parser.ondoctype = () => refuse('a document type')
  parser.onsgmldeclaration = () => refuse('a declaration')
  parser.onprocessinginstruction = ({ name, body }) => {
    const encoding = /encoding\s*=\s*["']([^"']*)/.exec(body)?.[1] ?? 'utf-8'
    if (name !== 'xml' || encoding.toLowerCase() !== 'utf-8') refuse(`the instruction '${name}'`)
  }
  parser.onopentag = ({ name, attributes }) => {
    budget.elements -= 1
    if (budget.elements < 0) refuse('too many elements')
    if (open.length >= MOST_LEVELS) refuse(`more than ${MOST_LEVELS} levels`)
    const entries = Object.entries(attributes).map(([key, value]) => {
      if (/^on/i.test(key)) refuse(`the script '${key}'`)
      return [camelCase(key), String(value)] as const
    })
    const node = {
      name: normalName(name),
      attributes: Object.fromEntries(entries),
      children: [],
      line: parser.line + 1,
    }
    if (node.name.toLowerCase() === 'script') refuse('a script')
    open.at(-1)?.children.push(node)
    root ??= node
    open.push(node)
  }
  parser.onclosetag = () => void open.pop()
  const addText = (text: string) => void open.at(-1)?.children.push(text)
  Object.assign(parser, { onerror, ontext: addText, oncdata: addText })
  // The library looks at the length of names, values and comments once for each piece.
  for (let at = 0; at < source.length; at += PIECE) parser.write(source.slice(at, at + PIECE))
  parser.close()
  return root
}

/**
 * A parsed document, or the end of a sentence that says why there is none. Refuses document types, entities of its own and scripts.
 * @param budget - reduced by the elements that are read. @default `MOST_ELEMENTS`
 */
export const readXml = (
  file: Uint8Array,
  budget: XmlBudget = { elements: MOST_ELEMENTS },
): { root: XmlNode } | { fault: string } => {
  try {
    const root = build(new TextDecoder('utf-8', { fatal: true }).decode(file), budget)
    return root === undefined ? { fault: 'is no XML' } : { root }
  } catch (thrown) {
    if (thrown instanceof XmlFault) return { fault: thrown.message }
    if (thrown instanceof TypeError) return { fault: 'is not in UTF-8' }
    throw thrown
  }
}

/** The elements directly inside another. */
export const elementsIn = (node: XmlNode, name?: string): XmlNode[] =>
  node.children
    .filter((child) => typeof child !== 'string')
    .filter((child) => name === undefined || child.name === name)

export const descendantsOf = (node: XmlNode, ...names: string[]): XmlNode[] =>
  elementsIn(node).flatMap((child) => [
    ...(names.includes(child.name) ? [child] : []),
    ...descendantsOf(child, ...names),
  ])

export const textIn = (node: XmlNode): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"\n]/g, (char) => escapes[char] ?? char)

export class Xml {
  constructor(readonly text: string) {}
}

type Inserted = Xml | string | number | undefined

/** XML in a template: without its layout, with escaped texts. Parts in XML are inserted as they are. */
export const xml = (layout: TemplateStringsArray, ...values: (Inserted | readonly Inserted[])[]): Xml => {
  const format = (value: Inserted) => (value instanceof Xml ? value.text : escaped(String(value ?? '')))
  // A line break inside a tag separates attributes.
  const parts = layout.map((part) => part.replaceAll(/^\n\s*|\n\s*(?=<|$)/g, '').replaceAll(/\n\s*/g, ' '))
  return new Xml(String.raw({ raw: parts }, ...values.map((value) => [value].flat().map(format).join(''))))
}

export const documentOf = ({ text }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`

/** Elements that are named alike in both versions, besides those that format text. */
const html = new Set(['img', 'audio', 'source', 'object'])

const isCommon = (name: string) => name !== 'prompt' && (html.has(name) || formatOf(name) !== undefined)

/** Formats a document with the names of QTI 3.0. */
export const asThird = (root: XmlNode): string => {
  const format = ({ name, attributes, children }: XmlNode): string => {
    const label = isCommon(name) ? name : `qti-${kebabCase(name)}`
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${kebabCase(key)}="${escaped(value)}"`)
    const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : format(child))).join('')
    return inner === '' ? `<${label}${pairs.join('')}/>` : `<${label}${pairs.join('')}>${inner}</${label}>`
  }
  return documentOf(new Xml(format(root)))
}
