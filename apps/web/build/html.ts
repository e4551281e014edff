import { load, type CheerioAPI } from 'cheerio'
import { createHash } from 'node:crypto'

export type Page = CheerioAPI

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
  const page = load(template)
  const find = (selector: string) => {
    const found = page(selector)
    if (found.length !== 1) throw new Error(`The page has ${found.length} elements ${selector}`)
    return found
  }
  find('html').attr(parts.attributes)
  page('[rel=stylesheet]').remove()
  find('head').append(parts.head.join('\n'))
  find('meta[name=description]').attr('content', parts.description)
  find('noscript').text(parts.noscript)
  if (parts.title !== undefined) find('head > title').text(parts.title)
  if (parts.content !== undefined) find('#root').append(parts.content)
  if (parts.codeAtEnd) find('body').append(page('[type=module], [rel=modulepreload]'))
  return page
}

/** The elements that show a fact of the operator, as HTML, by its name; of the list of cards, what is inside. */
export const factsOf = (page: Page): Record<string, string> =>
  Object.fromEntries(
    page('[data-fact]')
      .toArray()
      .map((element) => {
        const name = page(element).attr('data-fact') ?? ''
        return [name, name === 'feedback' ? page.html(page(element).contents()) : page.html(element)]
      }),
  )

/** The entries of a list, as HTML. */
export function entriesOf(list: string) {
  const page = load(list)
  return page('li')
    .toArray()
    .map((entry) => page.html(entry))
}

/** Hashes of the inline scripts and styles, as sources of the content security policy. */
export function inlineSources(page: Page) {
  const sourcesOf = (selector: string) => {
    const texts = page(selector)
      .toArray()
      .map((element) => page(element).html() ?? '')
    const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'))
    return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
  }
  // Data is not run.
  return { scripts: sourcesOf('script:not([src], [type="application/json"])'), styles: sourcesOf('style') }
}
