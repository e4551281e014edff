import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** The mean width of a letter in em, with the site's fonts. Letters of other scripts are as wide as Latin ones. */
const letterWidths: readonly (readonly [script: RegExp, width: number])[] = [
  [/\p{Script=Hangul}/u, 0.86],
  [/\p{Script=Sinhala}/u, 0.94],
  [/\p{Script=Tamil}/u, 0.99],
]
const latinWidth = 0.5

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const letterWidth = (letter: string) => letterWidths.find(([script]) => script.test(letter))?.[1] ?? latinWidth

/** The approximate width of a text in em. Marks above and below a letter take none. */
export const textWidth = (text: string): number =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => sum + letterWidth(segment), 0)

/** The messages of one area, nested. */
type Tree = Readonly<Record<string, unknown>>

/** Combines the messages of one area in several languages: each is the widest of them. For stories. */
export function widestMessages<Messages extends object>(all: readonly [Messages, ...Messages[]]): Messages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every message stays one
  return combine(all as unknown as readonly Tree[], widest) as Messages
}

/** Marks the ends of a pseudo text, so that truncated and concatenated texts are visible. */
const [begin, end] = ['⟦', '⟧']
const acute = '\u0301'

/** Converts a text to the pseudo language: accented letters, twice the words, marked ends. */
export const pseudoText = (text: string): string =>
  text === ''
    ? ''
    : `${begin}${text.replaceAll(/[a-z]/gi, (letter) => `${letter}${acute}`.normalize())} ${text.replaceAll(/\S/g, '~')}${end}`

/** Converts the messages of an area to the pseudo language: their words, not their arguments. For stories. */
export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every message stays one
  return combine([messages as unknown as Tree], ([message = '']) => pseudoMessage(message)) as Messages
}

const pseudoMessage = (message: string): string => printAST(parse(message).map(toPseudo))

function toPseudo(part: MessageFormatElement): MessageFormatElement {
  if (part.type === TYPE.literal) return { ...part, value: pseudoText(part.value) }
  if (part.type === TYPE.tag) return { ...part, children: part.children.map(toPseudo) }
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return part
  const options = Object.entries(part.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map(toPseudo) },
  ])
  return { ...part, options: Object.fromEntries(options) }
}

/** Makes one tree of several: each text of those in its place. */
const combine = (trees: readonly Tree[], toText: (texts: readonly string[]) => string): Tree =>
  Object.fromEntries(
    Object.keys(trees[0] ?? {}).map((key) => {
      const values = trees.map((tree) => tree[key])
      return [
        key,
        typeof values[0] === 'string' ? toText(values.filter(isText)) : combine(values.filter(isTree), toText),
      ]
    }),
  )

const widest = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (textWidth(text) > textWidth(longest) ? text : longest), '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
