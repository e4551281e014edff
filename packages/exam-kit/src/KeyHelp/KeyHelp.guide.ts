import type { ComponentGuide } from '@naru/ui/internal/guide'

export const guide: ComponentGuide = {
  use: ['The keys of the exam room are shown.'],
  avoid: ['On a device without a keyboard.'],
  anatomy: [
    { part: 'Keys', what: 'As on the keyboard.' },
    { part: 'Meaning', what: 'What each does.' },
    { part: 'Note', what: 'Where they work.' },
  ],
  keyboard: [],
  screenReader: ['Pairs of key and meaning.'],
  dos: ['Show only the keys that work now.'],
  donts: ['Do not invent keys with Ctrl or Alt that the browser has.'],
}
