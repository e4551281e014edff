import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Above every page of the site.'],
  avoid: ['The exam room has a header of its own.'],
  anatomy: [
    { part: 'Brand', what: 'Links to the home page.' },
    {
      part: 'Links',
      what: "The current page is marked; below 768 px they are in a menu, the bar's own or one of the page.",
    },
    { part: 'End', what: 'The avatar menu, or Log in.' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'From link to link.' },
    { keys: 'Escape', does: 'Closes the menu and returns the focus.' },
  ],
  screenReader: ['A banner with a navigation named "Main"; the menu button is announced as expanded or collapsed.'],
  dos: ['Keep five links or fewer.'],
  donts: ['Do not add a second bar below it.'],
}
