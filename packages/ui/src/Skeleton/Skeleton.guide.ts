import type { ComponentGuide } from '../guide'

export const guide: ComponentGuide = {
  use: ['Inside Loading, in place of the content.'],
  avoid: ['Its size is not known: show only the words.'],
  anatomy: [{ part: 'Shape', what: 'A line of text, a block, a circle.' }],
  keyboard: [],
  screenReader: ['Hidden.'],
  dos: ['Make it exactly as large as the content.'],
  donts: ['Do not let it shimmer under reduced motion: it does not.'],
}
