import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Content that few users need, or that is read one part at a time: questions, guidelines, results.'],
  avoid: ['Everybody needs it: show it.', 'Parts exclude each other: use a SegmentedControl.'],
  anatomy: [
    { part: 'Title', what: 'A heading that is a button.' },
    { part: 'Arrow', what: 'Turns when it is open.' },
    { part: 'Panel', what: 'What opens.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'Open and close.' },
    { keys: 'Tab', does: 'To the next title, or into the open panel.' },
  ],
  screenReader: ['A button inside a heading, announced as expanded or collapsed.'],
  dos: ['Let the title say what is inside.'],
  donts: ['Do not nest more than one deep.'],
}
