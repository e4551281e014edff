/** @returns the beginning of a text, of at most `length` characters, without breaking a letter and its signs apart */
export function cutText(text: string, length: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length) break
    kept += segment
  }
  return kept
}
