import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A part of the page begins.'],
  avoid: ['Text only looks important: use Text with a weight.'],
  anatomy: [{ part: 'Words', what: 'Few.' }],
  keyboard: [],
  screenReader: ['A heading of its level; with tabIndex -1 it can receive the focus after navigation.'],
  dos: ['One h1 to a page, no level left out.'],
  donts: ['Do not choose the level by its visual size: use `size`.'],
}
