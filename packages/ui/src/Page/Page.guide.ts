import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The content column of every page and bar.'],
  avoid: ['Content needs the whole width.'],
  anatomy: [
    { part: 'Column', what: 'As wide as a form, a text, a page or the exam, with gutters that grow with the window.' },
  ],
  keyboard: [],
  screenReader: ['A plain container.'],
  dos: ['Choose the width by what is read in it.'],
  donts: ['Do not nest pages.'],
}
