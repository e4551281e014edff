import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['It leads to another page or to a part of this page.'],
  avoid: ['It performs an action: use a Button.'],
  anatomy: [
    { part: 'Words', what: 'Where it leads.' },
    { part: 'Line below', what: 'Always inside sentences.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  screenReader: ['A link named by its words.'],
  dos: ['Let the words make sense when read alone.'],
  donts: ['Do not write "here".', 'Do not open a new window without saying so.'],
}
