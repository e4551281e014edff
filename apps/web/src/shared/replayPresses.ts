declare global {
  interface Window {
    /** Buttons pressed and forms sent before the page was hydrated, in order (`prePaint.js`); undefined from then on. */
    naruPressed?: Element[]
  }
}

/** Does what was pressed and sent before the page was hydrated. Call it when it is. */
export function replayPresses(): void {
  const pressed = window.naruPressed ?? []
  delete window.naruPressed
  for (const element of pressed) {
    if (!element.isConnected) continue
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else if (element instanceof HTMLElement) element.click()
  }
}
