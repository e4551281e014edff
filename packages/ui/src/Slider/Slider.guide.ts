import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['An approximate value, such as the volume.'],
  avoid: ['An exact number is needed: use a TextField.'],
  anatomy: [
    { part: 'Label and value', what: 'Visible, or for screen readers only.' },
    { part: 'Track and fill', what: 'How much.' },
    { part: 'Thumb', what: 'At least 24 px.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'One step.' },
    { keys: 'Page up, Page down', does: 'A larger step.' },
    { keys: 'Home, End', does: 'Least and most.' },
  ],
  screenReader: ['A slider with its label and value.'],
  dos: ['Apply the value immediately.'],
  donts: ['Do not use it for a choice of two.'],
}
