const ascii = (file: Buffer, at: number, length: number) => file.toString('latin1', at, at + length)

/** What a picture of each kind begins with. */
const begins: Readonly<Record<string, (file: Buffer) => boolean>> = {
  '.png': (file) => ascii(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  '.jpg': (file) => ascii(file, 0, 3) === '\xff\xd8\xff',
  '.jpeg': (file) => ascii(file, 0, 3) === '\xff\xd8\xff',
  '.webp': (file) => ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 4) === 'WEBP',
  '.gif': (file) => /^GIF8[79]a/.test(ascii(file, 0, 6)),
  '.avif': (file) => ascii(file, 4, 4) === 'ftyp' && /^avi[fs]/.test(ascii(file, 8, 4)),
  '.svg': (file) => /<svg[\s>]/.test(file.toString('utf8')),
}

/** What a drawing may not hold: it is shown as a picture, but opened by its address it would be a page of our own site. */
const active = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["']\s*(?:https?:)?\/\//i

/**
 * What is wrong with a picture, as the end of a sentence; undefined if nothing is.
 * @param ending - the file's ending in small letters, with its dot.
 */
export const pictureFault = (file: Buffer, ending: string): string | undefined => {
  const isOne = begins[ending]
  if (isOne === undefined) return 'is of a kind that the site does not serve'
  if (!isOne(file)) return `is no ${ending.slice(1).toUpperCase()} picture`
  if (ending === '.svg' && active.test(file.toString('utf8'))) return 'is a drawing with scripts or links in it'
  return undefined
}
