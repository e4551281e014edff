import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Items in a column with one gap.'],
  avoid: ['They are side by side: use an Inline.'],
  anatomy: [{ part: 'Children', what: 'With one gap between them.' }],
  keyboard: [],
  screenReader: ['A plain container; as a list it says how many items it has.'],
  dos: ['Choose the gap from the scale.'],
  donts: ['Do not set margins on its children.'],
}
