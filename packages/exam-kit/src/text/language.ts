const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/

/**
 * The `lang` attributes of a piece of exam content, to spread on its element: Korean when it has Hangul in it, else the page's language.
 * Screen readers then change their voice and the browser its line breaking.
 */
export function contentLanguage(content: string | undefined): { lang?: 'ko' } {
  return content !== undefined && hangul.test(content) ? { lang: 'ko' } : {}
}
