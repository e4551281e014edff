import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A page of the site with a top bar, an optional side navigation and a footer.'],
  avoid: ['The page must show nothing but itself, as the exam room does.'],
  anatomy: [
    { part: 'Skip link', what: 'The first tab stop; leads to the content.' },
    { part: 'Top bar', what: 'Stays at the top.' },
    { part: 'Side navigation', what: 'Optional; beside the content from 768 px.' },
    { part: 'Content', what: 'The main landmark, with the id "main".' },
    { part: 'Footer', what: 'Optional; at the end of the page however short it is.' },
    {
      part: 'Bottom',
      what: 'Optional; bars that stay in view, such as BottomBar. They cover nothing at the end of the page.',
    },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'The first Tab shows the skip link; Enter moves the focus to the content.' }],
  screenReader: ['Has the landmark main, and those of bar, navigation and footer.'],
  dos: ['Give each page one h1 inside the content.'],
  donts: ['Do not put a second main into the content.'],
}
