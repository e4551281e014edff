/** Fetches the letters of Korean, Sinhala and Tamil beside the page; until they are here the device's own stand in. */
export function fetchLetters(): void {
  import('@naru/ui/internal/letters').catch(() => undefined)
}
