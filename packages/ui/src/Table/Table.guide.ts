import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Facts that are compared by row and column.'],
  avoid: ['Each row is a thing with an action: use cards on a phone.'],
  anatomy: [
    { part: 'Caption', what: 'Visible, or for screen readers only.' },
    { part: 'Head', what: 'Column headings.' },
    { part: 'Rows', what: "One may be highlighted, such as the user's own." },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the table; the arrow keys scroll it when it overflows.' }],
  screenReader: ['A native table with its caption; the scrollable part is a named region.'],
  dos: ['Use tabular figures for numbers, aligned to the end of the cell.'],
  donts: ['Do not use it for layout.'],
}
