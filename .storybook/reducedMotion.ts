const query = '(prefers-reduced-motion: reduce)'
const still =
  '*, *::before, *::after { animation-duration: 1ms !important; transition-duration: 1ms !important; scroll-behavior: auto !important }'

let isReduced = false
let style: HTMLStyleElement | undefined
const ask = window.matchMedia.bind(window)

// A page cannot change what the system prefers, so scripts are told by this and styles by a sheet of their own.
window.matchMedia = (text) => {
  const list = ask(text)
  if (text === query && isReduced) Object.defineProperty(list, 'matches', { value: true })
  return list
}

/** Shows the stories as somebody sees them who asked the system for less motion. */
export function setReducedMotion(wanted: boolean): void {
  isReduced = wanted
  if (!wanted) {
    style?.remove()
    return
  }
  style ??= Object.assign(document.createElement('style'), { textContent: still })
  document.head.append(style)
}
