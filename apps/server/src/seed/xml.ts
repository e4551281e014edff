/** An element of an XML document. `name` is without its namespace prefix. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  /** The text directly inside it. */
  text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
  })

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Comments, instructions, CDATA, tags and text, in this order of precedence. */
const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s/>!?]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)|</g

/** Maximum length of the attributes of one element, in characters. */
const LONGEST_ATTRIBUTES = 10_000
/** Longer texts than this are not unescaped, which takes much memory. No cell may have one. */
const LONGEST_TEXT = 200_000

/**
 * Parses the subset of XML that spreadsheets use. Rejects document types, and thus entities that expand without limit.
 * @param budget - the number of elements that may follow; reduced by those that are read. Default: unlimited.
 * @throws Error if the XML is malformed or has a document type; RangeError if it is too large.
 */
export const parseXml = (source: string, budget = { elements: Infinity }): Element => {
  if (/<!DOCTYPE/i.test(source)) throw new Error('It has a document type.')
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [whole, cdata, slash, name, rest = '', empty, text] of source.matchAll(token)) {
    const current = open.at(-1) ?? root
    if (cdata !== undefined) current.text += cdata
    else if (text !== undefined) current.text += text.length > LONGEST_TEXT ? text : unescaped(text)
    else if (name === undefined) {
      if (whole === '<') throw new Error('A tag is broken.')
    } else if (slash === '/') {
      if (open.length < 2 || current.name !== localName(name))
        throw new Error(`The tag ${name} is closed where it is not open.`)
      open.pop()
    } else {
      budget.elements -= 1
      if (budget.elements < 0 || rest.length > LONGEST_ATTRIBUTES) throw new RangeError('It is too large.')
      const pairs = [...rest.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      const element: Element = {
        name: localName(name),
        attributes: Object.fromEntries(
          pairs.map(([, key = '', one, other]) => [localName(key), unescaped(one ?? other ?? '')]),
        ),
        children: [],
        text: '',
      }
      current.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  const [document] = root.children
  if (open.length > 1 || document === undefined) throw new Error('It ends too early.')
  return document
}

/** All descendants with a name. */
export const elementsOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])
