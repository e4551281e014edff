import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['One of two to five views or values is chosen and takes effect at once.'],
  avoid: ['There are more: use a Select.', 'Several may be chosen: use checkboxes.'],
  anatomy: [{ part: 'Segments', what: 'Equal in weight; the chosen one is filled.' }],
  keyboard: [
    { keys: 'Tab', does: 'Into the group.' },
    { keys: 'Arrow keys', does: 'Between segments.' },
    { keys: 'Enter, Space', does: 'Choose.' },
  ],
  screenReader: ['A group of radios, named by its label.'],
  dos: ['Use one or two words to a segment.'],
  donts: ['Do not use it as navigation between pages.'],
}
