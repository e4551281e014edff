import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A short fact about the thing beside it: "Free", "Not verified", "Extra time".'],
  avoid: ['It can be pressed: use a Button or a Link.', 'It counts something that changes live: write a sentence.'],
  anatomy: [
    { part: 'Icon', what: 'Optional; before the words.' },
    { part: 'Words', what: 'One or two.' },
  ],
  keyboard: [],
  screenReader: ['Plain text; it is read in place.'],
  dos: ['Keep to one or two words.'],
  donts: ['Do not use colour as the only carrier of the meaning.'],
}
