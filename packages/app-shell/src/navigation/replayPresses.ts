declare global {
  interface Window {
    /** Buttons pressed before hydration, in order (`prePaint.js`); undefined afterwards. */
    naruPressed?: HTMLElement[]
  }
}

/**
 * Clicks the buttons that were pressed before hydration. Call it once hydration has started: React hydrates a clicked
 * component first. Forms are submitted by clicking their button, since React does not replay submit events.
 */
export function replayPresses(): void {
  const pressed = window.naruPressed ?? []
  delete window.naruPressed
  for (const button of pressed) if (button.isConnected) button.click()
}
