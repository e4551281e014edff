import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A few items side by side that may wrap.'],
  avoid: ['They are in a column: use a Stack.'],
  anatomy: [{ part: 'Children', what: 'With one gap between them.' }],
  keyboard: [],
  screenReader: ['A plain container; as a list or toolbar it has that role.'],
  dos: ['Let it wrap.'],
  donts: ['Do not set margins on its children.'],
}
