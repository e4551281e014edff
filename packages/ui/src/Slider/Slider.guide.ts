import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A value is felt rather than known: volume.'],
  avoid: ['An exact number is needed: use a TextField.'],
  anatomy: [
    { part: 'Label and value', what: 'Visible or only told.' },
    { part: 'Track and fill', what: 'How much.' },
    { part: 'Thumb', what: 'At least 24 px.' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'One step.' },
    { keys: 'Page up, Page down', does: 'A larger step.' },
    { keys: 'Home, End', does: 'Least and most.' },
  ],
  screenReader: ['A slider with its label and value.'],
  dos: ['Let its effect be heard or seen at once.'],
  donts: ['Do not use it for a choice of two.'],
}
