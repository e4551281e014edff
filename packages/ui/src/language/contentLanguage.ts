/** Scripts and their languages. A sentence that quotes a word of another script has the language that stands first. */
const scripts: readonly (readonly [language: string, RegExp])[] = [
  ['si', /\p{Script=Sinhala}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['en', /\p{Script=Latin}/u],
]

/**
 * @returns the attributes of an element with content in a language of its own: `lang` follows its script, for screen readers and
 * line breaking, and is absent without letters; `dir` follows the text, not the page
 */
export function contentLanguage(content: string | undefined): { dir: 'auto'; lang?: string } {
  const language = content === undefined ? undefined : scripts.find(([, script]) => script.test(content))?.[0]
  return language === undefined ? { dir: 'auto' } : { dir: 'auto', lang: language }
}
