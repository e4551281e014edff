import type { Language } from '@naru/ui/language'

/** Loads the fonts for Korean, Sinhala and Tamil in the background; system fonts are used until then. */
export function fetchFonts(): void {
  import('@naru/ui/internal/fonts').catch(() => undefined)
}

/**
 * Loads the fonts of a language in the background. Hangul of a page without Korean content stays in the system's font: here it would take 170 KB, and the
 * styles alone 9.
 */
export function fetchFontsOf(language: Language): void {
  if (language === 'si' || language === 'ta') import('@naru/ui/internal/fontsSinhalaTamil').catch(() => undefined)
}
