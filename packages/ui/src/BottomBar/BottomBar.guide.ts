import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The three to five main places of a site, on a phone.'],
  avoid: [
    'There is room for a side navigation: hide the bar from 768 px.',
    'One task fills the page, such as an exam.',
  ],
  anatomy: [
    { part: 'Place', what: 'An icon above one word; a pill marks the current one.' },
    { part: 'Menu', what: 'Optional, last: opens a sheet with everything else.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'From place to place.' }],
  screenReader: ['A navigation named by its label; the menu is announced as a button that opens a dialog.'],
  dos: ['Use one short word for each place.'],
  donts: ['Do not change the places from page to page.'],
}
