import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['A learner types Korean on a device without a Korean keyboard.'],
  avoid: ['The device has one, and the learner prefers it.'],
  anatomy: [
    { part: 'Consonants', what: 'Under the left hand, with Shift.' },
    { part: 'Vowels', what: 'Under the right hand, with Space and Delete.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'Move between the keys.' },
    { keys: 'Enter, Space', does: 'Press the key.' },
  ],
  screenReader: ['Each key says its letter and the name of the letter; the text is announced after each key.'],
  dos: ['Give the field inputMode "none" while this keyboard is shown.'],
  donts: ['Do not show it without a way to the keyboard of the device.'],
}
