import type { Report } from '@naru/exam-kit/content'

const blocks = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'li',
  'ul',
  'ol',
  'pre',
  'prompt',
])
const inline = new Set(['span', 'b', 'strong', 'i', 'em', 'u', 'small', 'big', 'sub', 'sup', 'font', 'a', 'label'])

/** The kind of an element of HTML that only formats text; undefined for all others. */
export const formatOf = (name: string): 'block' | 'inline' | 'break' | undefined => {
  if (name === 'br') return 'break'
  if (blocks.has(name)) return 'block'
  return inline.has(name) ? 'inline' : undefined
}

/** Separates a block from what is around it. */
export const BLOCK = '\n\n'

/** White space of markup as one space. */
export const collapsed = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ')

/** The lines of a text with a line break per `<br>` and `BLOCK` around blocks. No-break spaces inside a line become spaces. */
export const normalizedLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, BLOCK)
    .trim()
    .replaceAll('\u{A0}', ' ')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{A0}',
}

const unescaped = (text: string) =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ''
  })

/**
 * The text of a fragment of HTML. Reports elements that do more than format text.
 * @param hasLines - whether a line break of the source is one of the text, as in Moodle's own format.
 */
export const textFromHtml = (html: string, hasLines: boolean, report: Report): string => {
  let text = ''
  for (const [whole, name] of html.matchAll(/<\/?([a-z][a-z0-9]*)\b[^<>]*>|<!--|[^<]+|</gi)) {
    const format = name === undefined ? undefined : formatOf(name.toLowerCase())
    if (whole === '<!--') report('has a comment in HTML, which cannot be imported.')
    else if (name === undefined) text += unescaped(hasLines ? whole : collapsed(whole))
    else if (format === undefined) report(`has the HTML element '${name}', which cannot be imported.`)
    else if (format !== 'inline') text += format === 'break' ? '\n' : BLOCK
  }
  return normalizedLines(text)
}
