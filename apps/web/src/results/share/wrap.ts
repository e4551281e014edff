/** Most lines of an exam's name. */
const mostLines = 2

/** @returns the words in lines that fit; the last one takes what is left */
export function wrap(words: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && (lines.length === mostLines || fits(longer))) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
