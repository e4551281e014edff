// Runs before the first paint of every page, inline: what must not wait for the code.
{
  const { dataset } = document.documentElement
  // The locale of react-aria: the site is in English whatever the browser speaks.
  window[Symbol.for('react-aria.i18n.locale')] = 'en-US'

  const stored = (store, key) => {
    try {
      return window[store].getItem(key)
    } catch {
      return null
    }
  }
  // A page that the browser renders ahead of a navigation reads and requests nothing.
  if (!document.prerendering) {
    const theme = stored('localStorage', 'naru.theme')
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') dataset.theme = theme
    const isKnown = stored('sessionStorage', 'naru.session') ?? stored('localStorage', 'userId')
    if (isKnown !== null) dataset.known = ''
    const paths = dataset.prefetch?.split(' ') ?? []
    window.naruPrefetched = new Map(paths.map((path) => [path, fetch(path, { credentials: 'omit' })]))
    for (const response of window.naruPrefetched.values()) response.catch(() => undefined)
  }

  // Buttons pressed before the page is hydrated are pressed when it is (`replayPresses`). Links work by themselves.
  const pressed = []
  const record = (event) => {
    const button = event.target.closest('button')
    if (button === null || window.naruPressed === undefined) return
    event.preventDefault()
    pressed.push(button)
  }
  // Code sends the forms. The browser itself would put what was typed, such as a password, into the address.
  const hold = (event) => {
    if (!event.target.hasAttribute('action')) event.preventDefault()
  }
  window.naruPressed = pressed
  addEventListener('click', record, { capture: true })
  addEventListener('submit', hold, { capture: true })
}
