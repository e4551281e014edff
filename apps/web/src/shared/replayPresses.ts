declare global {
  interface Window {
    /** Buttons pressed before the page was hydrated, in order (`prePaint.js`); undefined from then on. */
    naruPressed?: HTMLElement[]
  }
}

/**
 * Presses the buttons that were pressed before the page was hydrated. Call it when that has begun: React hydrates what is clicked at once. A form
 * is sent by its button, since React does that for no submit event.
 */
export function replayPresses(): void {
  const pressed = window.naruPressed ?? []
  delete window.naruPressed
  for (const button of pressed) if (button.isConnected) button.click()
}
