import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Facts that are compared by row and column.'],
  avoid: ['Each row is a thing with an action: use cards on a phone.'],
  anatomy: [
    { part: 'Caption', what: 'Visible or only told.' },
    { part: 'Head', what: 'Column headings.' },
    { part: 'Rows', what: "One may be set off, such as one's own." },
  ],
  keyboard: [{ keys: 'Tab', does: 'To the table; the arrow keys scroll it where it is wider than its place.' }],
  screenReader: ['A native table with its caption; the part that scrolls is a named region.'],
  dos: ['Set numbers in figures of one width, at the end of the cell.'],
  donts: ['Do not use it for layout.'],
}
