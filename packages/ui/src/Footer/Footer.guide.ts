import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The end of every page of the site.'],
  avoid: ['A standalone page, such as the exam room.'],
  anatomy: [
    { part: 'Brand', what: 'Optional; who runs the site, in a sentence.' },
    { part: 'Links', what: 'The places of the site and its legal pages, in columns.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'From link to link.' }],
  screenReader: ['A contentinfo landmark with a navigation named "Footer"; the current page is announced.'],
  dos: ['Keep the same order on every page.'],
  donts: ['Do not hide here what the page needs.'],
}
