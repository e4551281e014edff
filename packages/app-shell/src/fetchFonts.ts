import { whenIdle } from './whenIdle'

/** Milliseconds after which the fonts of a page in Korean are loaded at the latest. */
const koreanDelayMs = 5000

/** Loads the fonts for Korean, Sinhala and Tamil in the background; system fonts are used until then. */
export function fetchFonts(): void {
  void load(() => import('@naru/ui/internal/fonts'))
}

/**
 * Loads the fonts of a language in the background: those of Korean, 170 KB on a page and 9 KB of styles, when the page
 * has nothing else to do.
 */
export function fetchFontsOf(language: string): void {
  if (language === 'ko') whenIdle(fetchFonts, koreanDelayMs)
  if (language === 'si' || language === 'ta') void load(() => import('@naru/ui/internal/fontsSinhalaTamil'))
}

/** Loads the fonts of a name in another script than Latin in the background. */
export function fetchFontsOfName(name: string): void {
  if (/\p{Script=Hangul}/u.test(name)) fetchFonts()
  else if (/[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(name)) fetchFontsOf('si')
}

/** Loads the fonts of every character of a text, so that a page shows it without a connection. Never rejects. */
export async function fetchGlyphs(text: string): Promise<void> {
  await load(() => import('@naru/ui/internal/fonts'))
  const { fontFamily } = getComputedStyle(document.body)
  await document.fonts.load(`1rem ${fontFamily}`, [...new Set(text)].join('')).catch(() => undefined)
}

async function load(fonts: () => Promise<unknown>): Promise<void> {
  // The browser ignores a listener that it has.
  window.addEventListener('online', reloadFailedFonts)
  await fonts().catch(() => undefined)
}

/** Requests failed fonts again. A browser does so for a new rule only, so each rule of them is inserted anew. */
function reloadFailedFonts(): void {
  const failed = new Set([...document.fonts].filter(({ status }) => status === 'error').map(nameOf))
  if (failed.size === 0) return
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule) || !failed.has(nameOfRule(rule))) continue
      sheet.deleteRule(index)
      sheet.insertRule(rule.cssText, index)
    }
  }
}

const everyCharacter = 'U+0-10FFFF'

const nameOf = ({ family, weight, unicodeRange }: FontFace) => [unquoted(family), weight, unicodeRange].join()

function nameOfRule({ style }: CSSFontFaceRule): string {
  const [family = '', weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) =>
    style.getPropertyValue(name),
  )
  return [unquoted(family), weight, range === '' ? everyCharacter : range].join()
}

const unquoted = (family: string) => family.replaceAll(/["']/g, '')
