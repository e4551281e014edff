import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['A paragraph or a run of words.'],
  avoid: ['It begins a part: use a Heading.'],
  anatomy: [{ part: 'Words', what: 'At most 68 characters a line.' }],
  keyboard: [],
  screenReader: ['Plain text; `lang` lets it be pronounced.'],
  dos: ['Give Korean, Sinhala and Tamil their `lang`.'],
  donts: ['Do not use a tone as the only carrier of a meaning.'],
}
