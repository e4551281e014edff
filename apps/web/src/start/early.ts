import { askAhead } from './ahead'
import { fetchCode, isSomebodyKnown, readStored } from './firstSteps'

/**
 * Where react-aria looks for the language of numbers and the direction of keys before it asks the browser: the site is in English whatever
 * the browser speaks, and its sliders grow to the right.
 */
const language = Symbol.for('react-aria.i18n.locale')

/**
 * The few lines that run before the first paint of any page: they set the language, show the chosen theme, and ask for what a page that begins
 * empty needs.
 *
 * @param window the page's window
 */
export function early(window: Window): void {
  const { document } = window
  const { dataset } = document.documentElement
  Object.assign(window, { [language]: 'en-US' })

  const theme = readStored(window, 'localStorage', 'naru.theme')
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') dataset['theme'] = theme

  const { ahead, code } = dataset
  if (ahead !== undefined && isSomebodyKnown(window)) askAhead(window, ahead.split(' '))
  // After the answers: these files are many, and a browser opens few connections.
  if (code) for (const href of code.split(' ')) fetchCode(document, href)
}
