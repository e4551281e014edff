import { createHash } from 'node:crypto'
import { defaultTreeAdapter as tree, html, parse, parseFragment, serialize, serializeOuter } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

export type Page = DefaultTreeAdapterMap['document']
type Element = DefaultTreeAdapterMap['element']

/** Every element below a node, in the order of the document. */
function elementsOf(parent: DefaultTreeAdapterMap['parentNode']): Element[] {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node)] : []))
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

function setAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }]
}

function find(page: Page, matches: (element: Element) => boolean) {
  const found = elementsOf(page).find(matches)
  if (found === undefined) throw new Error('The page lacks an element')
  return found
}

const byTag = (page: Page, tag: string) =>
  find(page, ({ tagName, namespaceURI }) => tagName === tag && namespaceURI === html.NS.HTML)

function setText(element: Element, text: string) {
  element.childNodes = []
  tree.insertText(element, text)
}

export interface PageParts {
  /** Attributes of the html element. */
  attributes: Record<string, string>
  /** For search engines. */
  description: string
  /** For readers without JavaScript. */
  noscript: string
  title?: string | undefined
  /** What is inside #root, as HTML. */
  content?: string | undefined
  /** The end of the head, as HTML, instead of the template's stylesheets. */
  head: string[]
  /** Whether modules and their preloads follow the content, so that the browser parses and paints that first. */
  codeAtEnd: boolean
}

/** Fills a document that Vite has built. */
export function fillTemplate(template: string, parts: PageParts): Page {
  const page = parse(template)
  for (const [name, value] of Object.entries(parts.attributes)) setAttribute(byTag(page, 'html'), name, value)
  for (const sheet of elementsOf(page).filter((element) => attribute(element, 'rel') === 'stylesheet')) {
    tree.detachNode(sheet)
  }
  const head = byTag(page, 'head')
  for (const node of parseFragment(parts.head.join('\n')).childNodes) tree.appendChild(head, node)
  setAttribute(
    find(page, (element) => attribute(element, 'name') === 'description'),
    'content',
    parts.description,
  )
  setText(byTag(page, 'noscript'), parts.noscript)
  if (parts.title !== undefined) setText(byTag(page, 'title'), parts.title)
  if (parts.content !== undefined) {
    const root = find(page, (element) => attribute(element, 'id') === 'root')
    for (const node of parseFragment(root, parts.content, {}).childNodes) tree.appendChild(root, node)
  }
  if (!parts.codeAtEnd) return page
  const body = byTag(page, 'body')
  const isCode = (element: Element) =>
    attribute(element, 'type') === 'module' || attribute(element, 'rel') === 'modulepreload'
  for (const element of elementsOf(page).filter(isCode)) {
    tree.detachNode(element)
    tree.appendChild(body, element)
  }
  return page
}

/** The elements that show a fact of the operator, as HTML, by its name; of the list of cards, what is inside. */
export const factsOf = (page: Page): Record<string, string> =>
  Object.fromEntries(
    elementsOf(page).flatMap((element) => {
      const name = attribute(element, 'data-fact')
      if (name === undefined) return []
      return [[name, name === 'feedback' ? serialize(element) : serializeOuter(element)]]
    }),
  )

/** The entries of a list, as HTML. */
export const entriesOf = (list: string) =>
  elementsOf(parseFragment(list))
    .filter(({ tagName }) => tagName === 'li')
    .map((entry) => serializeOuter(entry))

/** Hashes of the inline scripts and styles, as sources of the content security policy. */
export function inlineSources(page: Page) {
  const sourcesOf = (tag: string) => {
    const texts = elementsOf(page)
      // Data is not run.
      .filter((element) => element.tagName === tag && attribute(element, 'type') !== 'application/json')
      .filter((element) => attribute(element, 'src') === undefined)
      .map((element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''))
    const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'))
    return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
  }
  return { scripts: sourcesOf('script'), styles: sourcesOf('style') }
}
