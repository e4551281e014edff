// Inlined into every page; runs before the first paint.
{
  const { dataset } = document.documentElement
  // React Aria's locale, whatever language browser and page use: its own few strings are built in English only, and
  // numbers keep their form.
  window[Symbol.for('react-aria.i18n.locale')] = 'en-US'

  const stored = (store, key) => {
    try {
      return window[store].getItem(key)
    } catch {
      return null
    }
  }
  // A page prerendered by the browser reads and requests nothing.
  if (!document.prerendering) {
    const theme = stored('localStorage', 'naru.theme')
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') dataset.theme = theme
    const size = stored('localStorage', 'naru.textSize')
    if (size !== null) dataset.textSize = size
    const isKnown = stored('sessionStorage', 'naru.session') ?? stored('localStorage', 'userId')
    // `known` until the session is checked.
    if (isKnown !== null) dataset.known = dataset.returned = ''
    if (location.search.includes('returnTo=')) dataset.returning = ''
    const paths = dataset.prefetch?.split(' ') ?? []
    window.naruPrefetched = new Map(paths.map((path) => [path, fetch(path, { credentials: 'omit' })]))
    for (const response of window.naruPrefetched.values()) response.catch(() => undefined)
  }

  // Records buttons pressed before hydration; `replayPresses` clicks them afterwards. Links work by themselves. React, which may already
  // listen, must not see the press twice.
  const pressed = []
  const record = (event) => {
    const button = event.target.closest('button')
    if (button === null || window.naruPressed === undefined) return
    event.preventDefault()
    event.stopPropagation()
    pressed.push(button)
  }
  // Forms are submitted by code. The browser's own submit would put field values, such as a password, into the URL.
  const preventSubmit = (event) => {
    if (!event.target.hasAttribute('action')) event.preventDefault()
  }
  window.naruPressed = pressed
  addEventListener('click', record, { capture: true })
  addEventListener('submit', preventSubmit, { capture: true })
}
