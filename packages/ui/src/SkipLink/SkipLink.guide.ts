import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['First thing on a page with a bar or a navigation.'],
  avoid: ['Inside the content.'],
  anatomy: [{ part: 'Words', what: 'Visible only on focus.' }],
  keyboard: [{ keys: 'Tab, Enter', does: 'Show it and move the focus to its target.' }],
  screenReader: ['A link to the main content.'],
  dos: ['Keep it the first tab stop.'],
  donts: ['Do not hide its target from the focus.'],
}
