import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A few things stand side by side and may wrap.'],
  avoid: ['They stand under each other: use a Stack.'],
  anatomy: [{ part: 'Children', what: 'With one gap between them.' }],
  keyboard: [],
  screenReader: ['A plain container; as a list or toolbar it has that role.'],
  dos: ['Let it wrap.'],
  donts: ['Do not set margins on its children.'],
}
