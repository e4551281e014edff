import type { Schemas } from '@naru/api/types'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Opentype from 'opentype.js'
import type { Font } from 'opentype.js'
import { lruCache } from '../../platform/lru-cache'
import type { Checked } from '../../platform/http/checked'

type Weight = Schemas['OutlineRequest']['weight']

const require = createRequire(import.meta.url)

/** Names of the site's font by weight. */
const names: Readonly<Record<Weight, string>> = { 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }

const fonts = lruCache<Font>(Object.keys(names).length)

const load = async (weight: Weight): Promise<Font> => {
  // Its module for Node is CommonJS, without the named exports that its types promise.
  const opentype: typeof Opentype = require('opentype.js')
  const bytes = await readFile(require.resolve(`pretendard/dist/public/static/Pretendard-${names[weight]}.otf`))
  // Letters are read when they are drawn: reading all at once stops a server for half a second.
  return opentype.parse(Uint8Array.from(bytes).buffer, { lowMemory: true })
}

const round = (value: number) => Math.round(value * 100) / 100

/** Outlines one line of text in the site's Korean font. */
export const outlineOf = async ({
  text,
  size,
  weight,
}: Schemas['OutlineRequest']): Promise<Checked<Schemas['Outline']>> => {
  const line = text.normalize('NFC')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return { refused: { message: 'The text must be one line.' } }
  const font = await fonts(String(weight), () => load(weight))
  const unknown = Array.from(line).find((letter) => letter !== ' ' && font.charToGlyphIndex(letter) === 0)
  if (unknown !== undefined) return { refused: { message: `The font has no letter '${unknown}'.` } }
  const scale = size / font.unitsPerEm
  const baseline = font.ascender * scale
  return {
    accepted: {
      path: font.getPath(line, 0, baseline, size).toPathData(2),
      width: round(font.getAdvanceWidth(line, size)),
      height: round((font.ascender - font.descender) * scale),
      baseline: round(baseline),
    },
  }
}
