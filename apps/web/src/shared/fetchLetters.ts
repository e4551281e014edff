/** Loads the fonts for Korean, Sinhala and Tamil in the background; system fonts are used until then. */
export function fetchLetters(): void {
  import('@naru/ui/internal/letters').catch(() => undefined)
}
