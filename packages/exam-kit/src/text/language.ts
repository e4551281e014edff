const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/

/**
 * The attributes of a piece of exam content, to spread on its element. Its language: Korean when it has Hangul in it, else the page's;
 * screen readers then change their voice and the browser its line breaking. Its direction: its own, whatever the page's.
 */
export function contentLanguage(content: string | undefined): { dir: 'auto'; lang?: 'ko' } {
  return content !== undefined && hangul.test(content) ? { dir: 'auto', lang: 'ko' } : { dir: 'auto' }
}
