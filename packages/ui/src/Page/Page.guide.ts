import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['The content column of every page and bar.'],
  avoid: ['Content of full width.'],
  anatomy: [
    { part: 'Column', what: 'As wide as a form, a text, a page or the exam, with gutters that grow with the window.' },
  ],
  keyboard: [],
  screenReader: ['A plain container.'],
  dos: ['Choose the width by the content.'],
  donts: ['Do not nest pages.'],
}
