const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/

/**
 * Returns the attributes of an element with exam content: `lang` is Korean if the text contains Hangul, for screen readers and line
 * breaking; `dir` follows the text, not the page.
 */
export function contentLanguage(content: string | undefined): { dir: 'auto'; lang?: 'ko' } {
  return content !== undefined && hangul.test(content) ? { dir: 'auto', lang: 'ko' } : { dir: 'auto' }
}
