import { createHash } from 'node:crypto'
import { defaultTreeAdapter as tree, html, parse, parseFragment, serialize, serializeOuter } from 'parse5'

/** @typedef {import('parse5').DefaultTreeAdapterMap['document']} Page */
/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */
/** @typedef {import('parse5').DefaultTreeAdapterMap['parentNode']} Parent */

/** @param {Parent} parent @returns {Generator<Element>} every element below it, in the order of the document */
function* elementsOf(parent) {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue
    yield node
    yield* elementsOf(node)
  }
}

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value

/** @param {Page} page @param {(element: Element) => boolean} matches @returns {Element} */
function find(page, matches) {
  for (const element of elementsOf(page)) if (matches(element)) return element
  throw new Error('The page lacks an element')
}

/** @param {Element} element */
const textOf = (element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }]
}

/** @param {string} text @param {Record<string, string>} attributes of the page's html element */
export function parsePage(text, attributes) {
  const page = parse(text)
  const root = find(page, ({ tagName }) => tagName === 'html')
  for (const [name, value] of Object.entries(attributes)) setAttribute(root, name, value)
  return page
}

/** @param {Page} page */
export const serializePage = (page) => serialize(page)

/** @param {Page} page @param {readonly string[]} elements as HTML */
export function appendToHead(page, elements) {
  const head = find(page, ({ tagName }) => tagName === 'head')
  for (const node of parseFragment(elements.join('\n')).childNodes) tree.appendChild(head, node)
}

/** @param {Element} element @param {string} text */
function setText(element, text) {
  element.childNodes = []
  tree.insertText(element, text)
}

/** @param {Page} page @param {string} title */
export const setTitle = (page, title) =>
  setText(
    find(page, ({ tagName, namespaceURI }) => tagName === 'title' && namespaceURI === html.NS.HTML),
    title,
  )

/** @param {Page} page @param {string} description for search engines */
export const setDescription = (page, description) =>
  setAttribute(
    find(page, (element) => attribute(element, 'name') === 'description'),
    'content',
    description,
  )

/** @param {Page} page @param {string} text for readers without JavaScript */
export const setNoscript = (page, text) =>
  setText(
    find(page, ({ tagName }) => tagName === 'noscript'),
    text,
  )

/** @param {Page} page @param {string} content what is inside #root, as HTML */
export function setRoot(page, content) {
  const root = find(page, (element) => attribute(element, 'id') === 'root')
  const fragment = parseFragment(root, content, {})
  root.childNodes = []
  for (const node of fragment.childNodes) tree.appendChild(root, node)
}

/** Removes the stylesheets from a page. @param {Page} page @returns {string[]} their files */
export function withoutStyles(page) {
  const sheets = [...elementsOf(page)].filter(
    (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet',
  )
  for (const sheet of sheets) tree.detachNode(sheet)
  return sheets.map((sheet) => (attribute(sheet, 'href') ?? '').slice(1))
}

/** Moves modules and their preloads behind the content, so that the browser parses and paints that first. @param {Page} page */
export function moveCodeToEnd(page) {
  const body = find(page, ({ tagName }) => tagName === 'body')
  const code = [...elementsOf(page)].filter(
    (element) => attribute(element, 'type') === 'module' || attribute(element, 'rel') === 'modulepreload',
  )
  for (const element of code) {
    tree.detachNode(element)
    tree.appendChild(body, element)
  }
}

/**
 * The elements that show a fact of the operator, as HTML, by its name; of the list of cards, what is inside.
 *
 * @param {Page} page
 * @returns {Record<string, string>}
 */
export const factsOf = (page) =>
  Object.fromEntries(
    [...elementsOf(page)].flatMap((element) => {
      const name = attribute(element, 'data-fact')
      if (name === undefined) return []
      return [[name, name === 'feedback' ? serialize(element) : serializeOuter(element)]]
    }),
  )

/** @param {string} list @returns {string[]} its entries, as HTML */
export const entriesOf = (list) =>
  [...elementsOf(parseFragment(list))].filter(({ tagName }) => tagName === 'li').map((entry) => serializeOuter(entry))

/** @param {string} text @returns {string} as a source of a content security policy */
const source = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of the inline scripts and styles, as sources of the content security policy. @param {Page} page */
export function inlineSources(page) {
  const elements = [...elementsOf(page)]
  const sourcesOf = (/** @type {string} */ tag) => [
    ...new Set(
      elements
        // Data is not run.
        .filter((element) => element.tagName === tag && attribute(element, 'src') === undefined)
        .filter((element) => attribute(element, 'type') !== 'application/json')
        .map((element) => source(textOf(element))),
    ),
  ]
  return { scripts: sourcesOf('script'), styles: sourcesOf('style') }
}
